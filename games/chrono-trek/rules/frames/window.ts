import { type FrameRules, no, type Seat } from '@turnpoint/kernel';
import { MEMO } from '../../content/index.ts';
import { outOfHand } from '../board/hands.ts';
import { playerAt, seatsIn } from '../board/seats.ts';
import { frameAt } from '../effects/part.ts';
import type { ChronoTrek, Context, FrameOf, Playing, State, Table } from '../types.ts';

const MEMOS = 4;

export function topPlaying(t: Pick<Table, 'playing'>): Playing {
  const top = t.playing.at(-1);
  if (top === undefined) throw new RangeError('no card is being played');
  return top;
}

/** CT-14.17: public facts alone say who is asked, never who holds a Memo. */
export function windowSeats(t: Table): Seat[] {
  const shown = countMemos(t.discard) + countMemos(t.playing.map(({ card }) => card));
  if (shown >= MEMOS) return [];
  const { seat } = topPlaying(t);
  return seatsIn(t).filter((other) => other !== seat && playerAt(t, other).hand.length > 0);
}

function countMemos(cards: readonly string[]): number {
  let count = 0;
  for (const card of cards) if (card === MEMO) count++;
  return count;
}

/** The pause after every announced play and every Event (CT-14.8): all decide at once and unseen. */
export const window: FrameRules<ChronoTrek, FrameOf<'window'>> = {
  deciders: ({ table }) => windowSeats(table),
  prompt: ({ table }) => {
    const { card, seat, via } = topPlaying(table);
    const key = via === 'event' ? 'prompt.window.event' : 'prompt.window';
    return { key, args: { card: { key: `card.${card}` }, player: { seat } } };
  },
  choices: ({ table }, _, seat) =>
    playerAt(table, seat).hand.includes(MEMO) ? [{ kind: 'pass' }, { kind: 'memo' }] : [{ kind: 'pass' }],
  refuse: (_s, _frame, _seat, choice) =>
    (choice as { kind?: unknown } | null)?.kind === 'memo'
      ? no('CT-14.18', 'why.no-memo')
      : no('CT-14.18', 'why.pass-or-memo'),
  resolve(s, _frame, picks, ctx) {
    ctx.learns(seatsIn(s.table));
    const asked = windowSeats(s.table);
    const holders = asked.filter((_, n) => picks[n]?.kind === 'memo');
    const nearest = nearestClockwise(s, topPlaying(s.table).seat, holders);
    if (nearest === null) close(s, ctx);
    else playMemo(s, nearest, ctx);
  },
};

/** CT-14.15 */
function nearestClockwise(s: State, from: Seat, seats: readonly Seat[]): Seat | null {
  const distance = (seat: Seat) => (seat - from + s.seats) % s.seats;
  return seats.reduce<Seat | null>(
    (best, seat) => (best === null || distance(seat) < distance(best) ? seat : best),
    null,
  );
}

/** A Memo is a played card with a window of its own (CT-14.11, R26). */
function playMemo(s: State, seat: Seat, ctx: Context): void {
  const { card } = topPlaying(s.table);
  outOfHand(s.table, seat, MEMO);
  s.table.playing.push({ card: MEMO, seat, via: 'memo', answers: [] });
  ctx.log({ type: 'memo', clause: 'CT-14.9', seat, card });
  ctx.push({ kind: 'window' });
}

/** Nobody answered: the card works. */
function close(s: State, ctx: Context): void {
  const t = s.table;
  const top = topPlaying(t);
  if (top.via === 'memo') cancelAnswered(s, ctx);
  else ctx.push(frameAt(top.card), { kind: 'finish', depth: t.playing.length });
}

/** CT-14.9: the cancelled card is discarded first, the Memo on top of it (R27). */
function cancelAnswered(s: State, ctx: Context): void {
  const t = s.table;
  const memo = t.playing.pop() as Playing;
  const cancelled = t.playing.pop() as Playing;
  const clause = cancelled.via === 'event' ? 'CT-10.7' : 'CT-14.9';
  ctx.log({ type: 'cancelled', clause, seat: cancelled.seat, card: cancelled.card, by: memo.seat });
  putAway(t, cancelled);
  t.discard.push(memo.card);
  // CT-14.16: a cancelled Memo leaves its own card to be answered again.
  if (cancelled.via === 'memo') ctx.push({ kind: 'window' });
}

/** An Event waits aside until the draw is complete (CT-10.5); any other card goes to the discard pile. */
export function putAway(t: Table, { card, via }: Playing): void {
  if (via === 'event') t.aside.push(card);
  else t.discard.push(card);
}
