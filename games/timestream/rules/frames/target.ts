import { type FrameRules, NOBODY, no, only, type Seat } from '@turnpoint/kernel';
import { cardAt } from '../../content/index.ts';
import { findPiece, LANES, playerAt } from '../board/lanes.ts';
import { voidPiece } from '../board/leave-play.ts';
import { cannotTarget, compare, targetIn } from '../board/targets.ts';
import { isTimeUp } from '../board/turn.ts';
import { energyOf, resistanceOf } from '../board/values.ts';
import { numberIn } from '../refusals/read.ts';
import type { Choice, Context, Frame, LaneNo, Piece, State, Table, TimeStream } from '../types.ts';

type TargetFrame = Extract<Frame, { kind: 'target' }>;

/** Step 5: targets are declared and resolved one by one (TS-19.1); passed over when there is none (TS-6.9). */
export const target: FrameRules<TimeStream, TargetFrame> = {
  deciders({ table }, { seat }) {
    if (playerAt(table, seat).skipsTarget || isTimeUp(table, seat)) return NOBODY;
    return lanesToTarget(table, seat).length > 0 ? only(seat) : NOBODY;
  },
  prompt: () => ({ key: 'prompt.target' }),
  choices({ table }, { seat }) {
    return [...lanesToTarget(table, seat).map((lane): Choice => ({ kind: 'target', lane })), { kind: 'none' }];
  },
  refuse({ table }, { seat }, _, choice) {
    const lane = numberIn(choice, 'target', 'lane');
    if (lane === null || !LANES.includes(lane)) return no('TS-6.2', 'why.target-step');
    return cannotTarget(table, seat, lane) ?? no('TS-6.2', 'why.target-step');
  },
  resolve(s, { seat }, [choice], ctx) {
    const player = playerAt(s.table, seat);
    if (choice?.kind === 'target') {
      ctx.push({ kind: 'target', seat });
      resolveTarget(s, seat, choice.lane, ctx);
      return;
    }
    if (player.skipsTarget) ctx.log({ type: 'skipped', clause: 'TS-6.7', seat, step: 'target' });
    player.skipsTarget = false;
    s.table.step = 'discard';
  },
};

export function lanesToTarget(t: Table, seat: Seat): LaneNo[] {
  return LANES.filter((lane) => cannotTarget(t, seat, lane) === null);
}

function resolveTarget(s: State, seat: Seat, lane: LaneNo, ctx: Context): void {
  const t = s.table;
  const { from, to } = targetIn(t, seat, lane);
  const { voidsFrom, voidsTo } = compare(t, { from, to });
  t.used[lane] = true;
  const side = (piece: Piece, voided: boolean) => ({
    lane,
    piece: piece.id,
    card: piece.card,
    energy: energyOf(t, piece),
    resistance: resistanceOf(t, piece),
    voided,
  });
  ctx.log({ type: 'targeted', clause: 'TS-19.4', seat, from: side(from, voidsFrom), to: side(to, voidsTo) });
  if (voidsTo) voidPiece(s, to.id, 'TS-19.2', ctx);
  if (voidsFrom) voidPiece(s, from.id, 'TS-19.3', ctx);
  ctx.push({ kind: 'react', seat });
  after(s, from, ctx);
}

/** What a card does after a target that it initiated, if it is still in play (TS-17.21). */
function after(s: State, from: Piece, ctx: Context): void {
  const { code, afterTarget } = cardAt(from.card);
  const found = findPiece(s.table, from.id);
  if (afterTarget === null || found === null) return;
  const at = `${code}.target`;
  ctx.log({ type: 'ability', clause: 'TS-17.21', seat: from.by, card: from.card, at });
  ctx.push({
    kind: 'effect',
    seat: from.by,
    card: from.card,
    piece: from.id,
    lane: found.lane,
    at,
    asked: 0,
    left: -1,
  });
}
