import { type Reader, type Types, tell } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/protocol';
import { headlineOf, type Story } from '@turnpoint/ui';
import { decidedOf, type TurningPoint } from './chances.svelte.ts';
import type { Played, PlayedTurn } from './turns.ts';

/** What tells turns in one sentence each. */
export interface Telling {
  readonly played: Played;
  readonly story: Story<Types>;
  /** Knows the story's words, and who "you" are. */
  readonly reader: Reader;
}

/** The sentences of a match's turns, one for each; those that decided much are told by what decided them. */
export function headlinesOf(
  turns: readonly PlayedTurn[],
  { played, story, reader }: Telling,
  points: readonly TurningPoint[],
): string[] {
  const decided = new Map(points.map((point) => [point.turn, decidedOf(point)]));
  return turns.map((turn, at) => tell(reader, headlineOf(story, turn, played, decided.get(at))));
}

/** The part of a log that tells the choices of a turn. */
export function stepsOf({ first, last }: PlayedTurn, log: readonly ToldStep[]): ToldStep[] {
  return log.filter(({ step }) => step >= first && step <= last);
}
