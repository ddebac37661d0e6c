import type { Message } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/ui';
import type { Endure, Entry } from '../../rules/types.ts';

/** An entry of the log with its sentence, and when it happened. */
export interface Told {
  readonly step: number;
  /** 0 before the first round. */
  readonly round: number;
  readonly entry: Entry;
  readonly line: Message;
}

/** The whole log in one row. */
export function inOneRow(log: readonly ToldStep<Endure>[]): Told[] {
  let round = 0;
  return log.flatMap(({ step, entries, lines }) =>
    entries.map((entry, i): Told => {
      if (entry.type === 'round') round = entry.round;
      return { step, round, entry, line: lines[i] as Message };
    }),
  );
}
