import { enterPlay } from '../board/change.ts';
import type { WordOf } from './word.ts';

/** CT-7.1 */
export const enter: WordOf<'enter'> = {
  resolve(s, { play: { seat, card } }, _effect, ctx) {
    s.table.playing.pop();
    enterPlay(s, seat, card, ctx);
  },
};
