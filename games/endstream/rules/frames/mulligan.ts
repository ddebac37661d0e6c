import { type FrameRules, NOBODY, no, only, othersThan, type Seat } from '@turnpoint/kernel';
import { AGENDAS, ownPlaces } from '../../content/index.ts';
import { playerAt } from '../board/things.ts';
import type { Agenda, Context, EndStream, Frame, State, Table } from '../types.ts';

/** ES-3.9 */
export const MOST_MULLIGANS = 6;

/** The starting player first, then the second (ES-3.15); each deal is seen before the next choice (ES-R3). */
export const mulligan: FrameRules<EndStream, Extract<Frame, { kind: 'mulligan' }>> = {
  deciders: ({ table }, { seat }) =>
    playerAt(table, seat).mulligans < MOST_MULLIGANS && !table.timeUp ? only(seat) : NOBODY,
  prompt: ({ table }, { seat }) => {
    const n = nextPrice(table, seat);
    return { key: n === 0 ? 'prompt.mulligan-free' : 'prompt.mulligan', args: { n } };
  },
  choices: () => [{ kind: 'keep' }, { kind: 'mulligan' }],
  refuse: () => no('ES-3.6', 'why.mulligan-first'),
  resolve(s, frame, [choice], ctx) {
    if (choice?.kind === 'mulligan') {
      dealAgain(s, frame.seat, ctx);
      return ctx.push(frame);
    }
    s.table.timeUp = false;
    ctx.log({ type: 'keep', clause: 'ES-3.6', seat: frame.seat });
    ctx.learns(othersThan(frame.seat, s.seats));
    if (frame.seat === s.table.first) ctx.push({ kind: 'mulligan', seat: 1 - frame.seat });
    else ctx.push({ kind: 'start', seat: s.table.first });
  },
};

/** Agendas that begin tapped: one per mulligan, but the second player's first is free (ES-3.10, 3.12). */
export function paidMulligans(t: Table, seat: Seat, mulligans = playerAt(t, seat).mulligans): number {
  return Math.max(0, mulligans - (seat === t.first ? 0 : 1));
}

function nextPrice(t: Table, seat: Seat): number {
  return paidMulligans(t, seat, playerAt(t, seat).mulligans + 1);
}

/** All six and the unused ones are shuffled, order and side (ES-3.6, R3); the lowest centuries are tapped (ES-3.11). */
function dealAgain(s: State, seat: Seat, ctx: Context): void {
  const t = s.table;
  const player = playerAt(t, seat);
  player.mulligans++;
  const own = ownPlaces(seat);
  const theirs = t.agendas.filter((_, place) => !own.includes(place)).map(({ card }) => card);
  const pool = AGENDAS.map(({ id }) => id).filter((id) => !theirs.includes(id));
  const dealt = deal(pool, own.length, ctx);
  for (const [i, place] of own.entries()) t.agendas[place] = dealt[i] as Agenda;
  const tapped = own.slice(0, paidMulligans(t, seat));
  for (const place of tapped) (t.agendas[place] as Agenda).activated = true;
  const agendas = dealt.map(({ card, up }) => ({ card, up }));
  ctx.log({ type: 'deal', clause: 'ES-3.6', seat, agendas, mulligans: player.mulligans });
  if (tapped.length > 0) ctx.log({ type: 'tapped', clause: 'ES-3.11', seat, places: tapped });
}

/** Order and upper side are both random (ES-3.2). */
export function deal(pool: readonly string[], count: number, ctx: Context): Agenda[] {
  const cards = [...pool];
  ctx.shuffle(cards);
  return cards.slice(0, count).map((card) => ({ card, up: ctx.int(2) as 0 | 1, activated: false, pushed: 0 }));
}
