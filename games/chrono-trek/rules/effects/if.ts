import { classOf } from '../../content/index.ts';
import { playerAt } from '../board/seats.ts';
import { partFrame } from './part.ts';
import type { WordOf } from './word.ts';

/** CT-7.3: a class counts where a card names it, while in play in front of its player (CT-7.2). */
export const provided: WordOf<'if'> = {
  resolve(s, { at, play }, { what }, ctx) {
    const has = playerAt(s.table, play.seat).artifacts.some((id) => classOf(id) === what.having);
    ctx.push(partFrame(at, has ? 'yes' : 'no'));
  },
};
