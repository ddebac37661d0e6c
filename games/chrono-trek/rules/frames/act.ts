import { type FrameRules, only } from '@turnpoint/kernel';
import { playable } from '../board/plays.ts';
import { seatsIn } from '../board/seats.ts';
import { refusePlay } from '../refusals/play.ts';
import type { ChronoTrek, FrameOf } from '../types.ts';
import { announce } from './announce.ts';

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
