import { only } from '@turnpoint/kernel';
import { playable } from '../board/plays.ts';
import { seatsIn } from '../board/seats.ts';
import { announce } from '../frames/announce.ts';
import { refusePlay } from '../refusals/play.ts';
import type { WordOf } from './word.ts';

/** Extra plays, one after the other (R39). Asked even when nothing can be played: being skipped would tell (R54). */
export const play: WordOf<'play'> = {
  times: ({ upTo }) => upTo,
  question: {
    deciders: (_s, { left, play: { seat } }) => (left > 0 ? only(seat) : []),
    prompt: (_s, { left }) => ({ key: 'prompt.extra', args: { n: left } }),
    choices: ({ table }, _here, seat) => [...playable(table, seat, 'extra'), { kind: 'stop' }],
    refuse: ({ table }, _here, seat, choice) => refusePlay(table, seat, 'extra', choice),
  },
  resolve(s, { at, done, play: { seat } }, _effect, ctx, [choice]) {
    if (choice?.kind === 'play') {
      ctx.push({ kind: 'effect', at, done: done + 1 });
      announce(s, { seat, card: choice.card, via: 'extra', answers: [] }, ctx);
    } else if (choice !== undefined) {
      ctx.learns(seatsIn(s.table));
      ctx.log({ type: 'stopped', clause: 'CT-R39', seat });
    }
  },
};
