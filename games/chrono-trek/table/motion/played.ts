import type { Entry, View } from '../../rules/types.ts';

/** What another player has just put down, and what became of it: shown large for a moment. */
export interface Played {
  readonly seat: number;
  readonly card: string;
  /** Who answers with a Memo. */
  readonly answer: number | null;
  readonly cancelled: boolean;
  /** The entry that is told below it; null where none is at hand. */
  readonly entry: Entry | null;
}

/** What stands there after this entry; null: the table itself shows what happens. */
export function playedAfter(now: Played | null, entry: Entry, viewer: number | null): Played | null {
  switch (entry.type) {
    case 'play':
    case 'event':
      if (entry.seat === viewer) return null;
      return { seat: entry.seat, card: entry.card, answer: null, cancelled: false, entry };
    case 'memo':
      return now && { ...now, answer: entry.seat, entry };
    case 'cancelled':
      return now?.card === entry.card ? { ...now, cancelled: true, entry } : now;
    default:
      return null;
  }
}

/** What waits for answers now, unless the viewer has played it. */
export function playedIn({ playing }: View, viewer: number | null): Played | null {
  const top = playing.at(-1);
  const play = playing.findLast(({ via }) => via !== 'memo');
  if (play === undefined || play.seat === viewer) return null;
  return {
    seat: play.seat,
    card: play.card,
    answer: top?.via === 'memo' ? top.seat : null,
    cancelled: false,
    entry: null,
  };
}
