import { classOf } from '../../content/index.ts';
import { playerAt } from '../board/seats.ts';
import { effectAt } from '../state/frames.ts';
import type { WordOf } from './word.ts';

/** CT-7.3: a class counts where a card names it, while in play in front of its player (CT-7.2). */
export const having: WordOf<'having'> = {
  resolve(s, { at, play }, effect, ctx) {
    const has = playerAt(s.table, play.seat).artifacts.some((id) => classOf(id) === effect.class);
    ctx.push(effectAt(`${at}.${has ? 'yes' : 'no'}`));
  },
};
