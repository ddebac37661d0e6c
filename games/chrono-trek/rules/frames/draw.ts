import { automatic, type Seat } from '@turnpoint/kernel';
import { typeOf } from '../../content/index.ts';
import { playerAt } from '../board/seats.ts';
import type { CardId, ChronoTrek, Context, FrameOf, State, Table } from '../types.ts';

/** "Draw N" is N single draws (CT-15.7); an Event is carried out at once and replaced (CT-10.1 to 10.4). */
export const draw = automatic<ChronoTrek, 'draw'>((s, frame, _picks, ctx) => {
  const t = s.table;
  if (frame.left === 0) {
    endInstruction(t);
    return;
  }
  const card = takeTop(t, ctx);
  if (card === null) {
    ctx.log({ type: 'nothing-to-draw', clause: 'CT-15.5', seat: frame.seat });
    endInstruction(t);
  } else if (typeOf(card) === 'event') drawEvent(s, frame, card, ctx);
  else {
    toHand(t, frame, card, ctx);
    ctx.push({ ...frame, left: frame.left - 1 });
  }
});

function toHand(t: Table, { seat, why }: FrameOf<'draw'>, card: CardId, ctx: Context): void {
  t.quiet = -1;
  playerAt(t, seat).hand.push(card);
  const entry = { type: 'draw', clause: CLAUSES[why], seat, why } as const;
  ctx.learns([seat]);
  ctx.log({ ...entry, card }, { to: [seat], others: { ...entry, card: null } });
}

const CLAUSES = { turn: 'CT-6.2', second: 'CT-6.4', reward: 'CT-12.6', card: 'CT-15.7' } as const;

/** It is shown to all; then comes the pause, its effect, and the replacement by the same draw. */
function drawEvent(s: State, frame: FrameOf<'draw'>, card: CardId, ctx: Context): void {
  const { seat } = frame;
  s.table.quiet = -1;
  s.table.playing.push({ card, seat, via: 'event', answers: [] });
  ctx.learns(s.table.players.map((_, each) => each));
  ctx.log({ type: 'event', clause: frame.why === 'turn' ? 'CT-10.2' : 'CT-10.4', seat, card });
  ctx.push({ kind: 'window' }, frame);
}

/** Events wait aside until the instruction is complete; a draw inside an Event belongs to the outer one (R11). */
function endInstruction(t: Table): void {
  if (t.playing.some(({ via }) => via === 'event')) return;
  t.discard.push(...t.aside);
  t.aside.length = 0;
}

/** The discard pile is shuffled only when a card is needed and none is there (CT-15.1, 15.2). */
export function takeTop(t: Table, ctx: Context): CardId | null {
  if (t.pile.length === 0 && t.discard.length > 0) {
    t.pile = t.discard;
    t.discard = [];
    ctx.shuffle(t.pile);
    ctx.log({ type: 'reshuffle', clause: 'CT-15.1', count: t.pile.length });
  }
  return t.pile.pop() ?? null;
}

export function drawCards(seat: Seat, left: number): FrameOf<'draw'> {
  return { kind: 'draw', seat, left, why: 'card' };
}
