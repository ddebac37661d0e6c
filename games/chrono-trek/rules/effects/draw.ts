import { drawCards } from '../frames/draw.ts';
import type { WordOf } from './word.ts';

export const draw: WordOf<'draw'> = {
  resolve(_s, { play }, { cards }, ctx) {
    ctx.push(drawCards(play.seat, cards));
  },
};
