import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { cardAt } from '../../content/index.ts';
import { findPiece, occupierOf } from '../board/lanes.ts';
import { voidPiece } from '../board/leave-play.ts';
import { isTimeUp } from '../board/turn.ts';
import type { Context, Frame, PieceNo, State, TimeStream } from '../types.ts';

type DelayedFrame = Extract<Frame, { kind: 'delayed' }>;

/** Delayed abilities whose last counter has gone: in the order of their player, each with what reacts (TS-7.9 d). */
export const delayed: FrameRules<TimeStream, DelayedFrame> = {
  deciders: ({ table }, { seat, left }) => (left.length < 2 || isTimeUp(table, seat) ? NOBODY : only(seat)),
  prompt: () => ({ key: 'prompt.delayed' }),
  choices: (_, { left }) => left.map((piece) => ({ kind: 'next', piece })),
  refuse: () => no('TS-7.9', 'why.next-delayed'),
  resolve(s, { seat, left }, [choice], ctx) {
    const next = choice?.kind === 'next' ? choice.piece : left[0];
    if (next === undefined) return;
    ctx.push({ kind: 'delayed', seat, left: left.filter((piece) => piece !== next) });
    execute(s, seat, next, ctx);
  },
};

/** An occupier's delay is its end (TS-12.11); others print theirs. If it has left play, nothing happens (TS-17.8). */
function execute(s: State, seat: number, piece: PieceNo, ctx: Context): void {
  const found = findPiece(s.table, piece);
  if (found === null) return;
  const { card } = found.piece;
  ctx.push({ kind: 'react', seat });
  if (occupierOf(s.table, found.lane) === found.piece) voidPiece(s, piece, 'TS-12.11', ctx);
  else {
    const at = `${cardAt(card).code}.delayed`;
    ctx.log({ type: 'ability', clause: 'TS-17.8', seat, card, at });
    ctx.push({ kind: 'effect', seat, card, piece, lane: found.lane, at, asked: 0, left: -1 });
  }
}
