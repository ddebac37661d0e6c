import { automatic, type Seat } from '@turnpoint/kernel';
import { characterOf, typeOf } from '../../content/index.ts';
import { playerAt, seatsIn } from '../board/seats.ts';
import { isMixed } from '../set-up/pool.ts';
import type { CardId, CharacterId, ChronoTrek, Context, State, Table } from '../types.ts';
import { takeTop } from './draw.ts';

const HAND = 3;

export function pipsOf(t: Table, seat: Seat): number {
  const { character } = playerAt(t, seat);
  return character === null ? 0 : characterOf(character).pips;
}

/** Three cards each, a fourth for four pips in a mixed pool; Events are replaced without effect (CT-4.7 to 4.10). */
export const deal = automatic<ChronoTrek, 'deal'>((s, _frame, _picks, ctx) => {
  const t = s.table;
  t.unused.push(...t.setAside);
  t.setAside = [];
  const mixed = isMixed(t.options);
  if (mixed) revealPips(s, ctx);
  for (const seat of seatsIn(t)) dealTo(t, seat, HAND, ctx);
  if (mixed) for (const seat of seatsIn(t)) if (pipsOf(t, seat) === 4) dealTo(t, seat, 1, ctx);
  if (t.discard.length > 0) ctx.log({ type: 'pre-game-events', clause: 'CT-4.8', cards: t.discard.slice() });
  if (mixed) ctx.push({ kind: 'starting-discards' }, { kind: 'begin' });
  else ctx.push({ kind: 'begin' });
});

/** CT-3.4: the pips, and nothing else about the ID. */
function revealPips(s: State, ctx: Context): void {
  s.table.revealed = true;
  for (const seat of seatsIn(s.table)) {
    const { pips } = characterOf(playerAt(s.table, seat).character as CharacterId);
    ctx.log({ type: 'pips', clause: 'CT-3.4', seat, pips });
  }
}

function dealTo(t: Table, seat: Seat, count: number, ctx: Context): void {
  const cards: CardId[] = [];
  while (cards.length < count) {
    const card = takeTop(t, ctx) as CardId;
    if (typeOf(card) === 'event') {
      t.discard.push(card);
    } else cards.push(card);
  }
  playerAt(t, seat).hand.push(...cards);
  const entry = { type: 'hand', clause: count === HAND ? 'CT-4.7' : 'CT-3.8', seat, count } as const;
  ctx.learns([seat]);
  ctx.log({ ...entry, cards }, { to: [seat], others: { ...entry, cards: null } });
}
