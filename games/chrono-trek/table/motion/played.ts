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

/** What stands there after this entry, `now` or what waits having stood there; null: the table itself shows what happens. */
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
export function playedIn(view: View, viewer: number | null): Played | null {
  const waits = waitingIn(view);
  return waits?.seat === viewer ? null : waits;
}

/** What waits for answers in this view, and who has answered it last. */
export function waitingIn({ playing }: View): Played | null {
  const top = playing.at(-1);
  const play = playing.findLast(({ via }) => via !== 'memo');
  if (play === undefined) return null;
  const answer = top?.via === 'memo' ? top.seat : null;
  return { seat: play.seat, card: play.card, answer, cancelled: false, entry: null };
}
