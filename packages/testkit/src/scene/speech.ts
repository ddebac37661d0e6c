import type { Seat, State, Types } from '@turnpoint/kernel';
import type { Tongues } from '../in-words.ts';

/** A seat, by number or by the name that the scene has for it. */
export type Who = Seat | string;

/** How a game's scenes speak. Without names seats are numbers, without words choices are data. */
export interface Speech<T extends Types> {
  readonly names?: readonly string[];
  /** All that is logged, asked and refused must be sayable in these. */
  readonly texts?: Tongues;
  parse?(s: State<T>, seat: Seat, words: string): T['choice'];
  print?(s: State<T>, choice: T['choice']): string;
}

/** A choice, or the words for one. */
export type Chosen<T extends Types> = T['choice'] | string;

/** What is meant: words are read, anything else stands as it is. */
export function meant<T extends Types>({ parse }: Speech<T>, s: State<T>, seat: Seat, chosen: unknown): unknown {
  return typeof chosen === 'string' && parse !== undefined ? parse(s, seat, chosen) : chosen;
}

export function inWords<T extends Types>({ print }: Speech<T>, s: State<T>, choice: T['choice']): string {
  return print?.(s, choice) ?? JSON.stringify(choice);
}

export interface Player<T extends Types> {
  /** Each is legal in its turn; throws with what is offered instead when one is not. */
  choose(...chosen: Chosen<T>[]): void;
  /** Refused, by this clause, and nothing changes. Anything may be tried. */
  cannot(chosen: unknown, clause: T['clause']): void;
}
