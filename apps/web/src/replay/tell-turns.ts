import { type Reader, type Types, tell } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/protocol';
import type { Story } from '@turnpoint/ui';
import type { Played, PlayedTurn } from './turns.ts';

/** What tells turns in one sentence each. */
export interface Telling {
  readonly played: Played;
  readonly story: Story<Types>;
  /** Knows the story's words, and who "you" are. */
  readonly reader: Reader;
}

/** The sentences of a match's turns, one for each. */
export function headlinesOf(turns: readonly PlayedTurn[], { played, story, reader }: Telling): string[] {
  const { log, look } = played;
  return turns.map((turn) => {
    const before = log.filter(({ step }) => step < turn.first);
    return tell(reader, story.headline(turn, { look, before }));
  });
}

/** The part of a log that tells the choices of a turn. */
export function stepsOf({ first, last }: PlayedTurn, log: readonly ToldStep[]): ToldStep[] {
  return log.filter(({ step }) => step >= first && step <= last);
}
