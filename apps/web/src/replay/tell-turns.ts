import { type Message, type Reader, type Seat, type Types, tell } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/protocol';
import { type Recount, recapOf, type Story } from '@turnpoint/ui';
import type { Played, PlayedTurn } from './turns.ts';

/** What tells turns in one sentence each: the game's story, or else what it would recount, or else its log. */
export interface Telling {
  readonly played: Played;
  readonly story: Story<Types> | null;
  readonly recount: Recount<Types> | null;
  /** Knows the story's words, and who "you" are. */
  readonly reader: Reader;
  readonly viewer: Seat | null;
}

/** The sentences of a match's turns, one for each. */
export function headlinesOf(turns: readonly PlayedTurn[], telling: Telling): string[] {
  const { log, look } = telling.played;
  const lines = linesOf(log);
  return turns.map((turn) => {
    const before = log.filter(({ step }) => step < turn.first);
    const says = telling.story?.headline(turn, { look, before }) ?? toldBy(turn, lines, telling);
    return says === null ? '' : tell(telling.reader, says);
  });
}

function toldBy({ entries }: PlayedTurn, lines: Map<object, Message>, { recount, viewer }: Telling): Message | null {
  const recap = recount && recapOf(entries, recount, { viewer, most: 1 }).lines[0];
  return recap ?? entries.flatMap((entry) => lines.get(entry) ?? []).at(-1) ?? null;
}

function linesOf(log: readonly ToldStep[]): Map<object, Message> {
  const lines = new Map<object, Message>();
  for (const told of log)
    told.entries.forEach((entry, i) => {
      const line = told.lines[i];
      if (line !== undefined) lines.set(entry, line);
    });
  return lines;
}

/** The part of a log that tells the choices of a turn. */
export function stepsOf({ first, last }: PlayedTurn, log: readonly ToldStep[]): ToldStep[] {
  return log.filter(({ step }) => step >= first && step <= last);
}
