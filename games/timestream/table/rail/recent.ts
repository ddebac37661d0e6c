import type { Message, Seat, Viewer } from '@turnpoint/kernel';
import type { ToldStep } from '@turnpoint/ui';
import { cardAt } from '../../content/index.ts';
import type { Entry, TimeStream } from '../../rules/types.ts';
import { recount } from '../recount.ts';

interface RecentTurn {
  readonly seat: Seat;
  readonly turn: number;
  readonly lines: { readonly entry: Entry; readonly says: Message }[];
}

/** The present turn and the one before, the latest first, each with what is worth a line. */
export function recentTurns(log: readonly ToldStep<TimeStream>[], viewer: Viewer): readonly RecentTurn[] {
  const turns: RecentTurn[] = [];
  for (const entry of log.flatMap(({ entries }) => entries)) {
    if (entry.type === 'turn') turns.unshift({ seat: entry.seat, turn: entry.turn, lines: [] });
    const told = entry.type === 'cell' ? { says: { key: `card.${cardAt(entry.card).code}` } } : recount(entry, viewer);
    if (told !== null) turns[0]?.lines.push({ entry, says: told.says });
  }
  return turns.slice(0, 2);
}
