import type { LogStep, Look, Message, Types, Value } from '@turnpoint/kernel';

/** A sentence that was told of something, and what lay open before and after it and at the end of the match. */
export interface Claimed<T extends Types> {
  readonly args: NonNullable<Message['args']>;
  readonly entries: readonly T['entry'][];
  readonly before: Look<T>;
  readonly after: Look<T>;
  /** As the viewer saw it whom it was told. */
  readonly end: Look<T>;
  /** What lay open after a step. */
  openAt(step: number): Look<T>;
  /** What whoever chose in a step saw before it. */
  askedAt(step: number): Look<T>;
  readonly log: readonly LogStep<T>[];
  /** Of an ending: the moment that is shown with it. */
  readonly moment?: {
    readonly step: number;
    readonly seen?: { readonly step: number };
    readonly cards?: readonly { readonly card: string; readonly where: Message }[];
  } | null;
}

/**
 * What the sentences of a game's stories and endings claim, by their keys, and whether it is so: by what lay on the table, not by
 * what told it. A sentence without a claim has none that could be false, or one that its own test asks.
 */
export type Claims<T extends Types> = Readonly<Record<string, (claimed: Claimed<T>) => boolean>>;

export const seatIn = (value: Value | undefined): number =>
  typeof value === 'object' && value !== null && 'seat' in value ? value.seat : -1;

export const seatsIn = (value: Value | undefined): number[] =>
  typeof value === 'object' && value !== null && 'list' in value ? value.list.map(seatIn).sort() : [seatIn(value)];

export const keyIn = (value: Value | undefined): string =>
  typeof value === 'object' && value !== null && 'key' in value ? value.key : '';

export const isWonBy = ({ end }: Pick<Claimed<Types>, 'end'>, ...seats: readonly number[]): boolean =>
  JSON.stringify([...(end.outcome?.winners ?? [])].sort()) === JSON.stringify([...seats].sort());
