import { type FrameRules, only } from '@turnpoint/kernel';
import { MEMO, typeOf } from '../../content/index.ts';
import { titlesIn } from '../board/hands.ts';
import { leftOf, playerAt, seatsIn } from '../board/seats.ts';
import { checkVictory, finishWithoutWinner } from '../ending/ending.ts';
import { refusePlay } from '../refusals/play.ts';
import type { Choice } from '../state/choices.ts';
import type { FrameOf } from '../state/frames.ts';
import type { CardId, ChronoTrek, Table } from '../types.ts';
import { announce } from './announce.ts';
import { automatic } from './automatic.ts';

/** R55: a match that nobody can end ends by itself. */
export const MOST_ROUNDS = 100;

/** CT-6.1 to 6.3 */
export const turn = automatic<'turn'>((s, { seat }, _picks, ctx) => {
  const t = s.table;
  t.active = seat;
  t.turns++;
  ctx.log({ type: 'turn', clause: 'CT-6.1', seat });
  if (checkVictory(s, ctx, 'CT-14.2')) return;
  ctx.push({ kind: 'draw', seat, left: 1, why: 'turn' }, { kind: 'act', seat }, { kind: 'end', seat });
});

/** One play or one second draw (CT-6.5). */
export const act: FrameRules<ChronoTrek, FrameOf<'act'>> = {
  deciders: (_, { seat }) => only(seat),
  prompt: () => ({ key: 'prompt.act' }),
  choices: ({ table }, { seat }) => [...playable(table, seat, 'turn'), { kind: 'second-draw' }],
  refuse: ({ table }, { seat }, _, choice) => refusePlay(table, seat, 'turn', choice),
  resolve(s, { seat }, [choice], ctx) {
    if (choice?.kind === 'play') announce(s, { seat, card: choice.card, via: 'turn', answers: [] }, ctx);
    else {
      ctx.learns(seatsIn(s.table));
      ctx.log({ type: 'second-draw', clause: 'CT-6.4', seat });
      ctx.push({ kind: 'draw', seat, left: 1, why: 'second' });
    }
  },
};

/** CT-14.12: a Memo is no play of its own; CT-9.4: a Power Action is no extra play. */
export function isPlayable(card: CardId, via: 'turn' | 'extra'): boolean {
  return card !== MEMO && (via === 'turn' || typeOf(card) !== 'power-action');
}

export function playable(t: Table, seat: number, via: 'turn' | 'extra'): Choice[] {
  const cards = titlesIn(playerAt(t, seat).hand).filter((card) => isPlayable(card, via));
  return cards.map((card) => ({ kind: 'play', card }));
}

/** CT-6.9; a full round without a card drawn or played ends the match (CT-15.6). */
export const end = automatic<'end'>((s, { seat }, _picks, ctx) => {
  const t = s.table;
  t.quiet++;
  if (t.quiet >= seatsIn(t).length) finishWithoutWinner(s, 'CT-15.6', ctx);
  else if (t.turns >= MOST_ROUNDS * s.seats) finishWithoutWinner(s, 'CT-R55', ctx);
  else ctx.push({ kind: 'turn', seat: leftOf(t, seat) });
});
