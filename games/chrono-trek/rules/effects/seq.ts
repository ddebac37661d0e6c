import { effectAt } from '../state/frames.ts';
import type { WordOf } from './word.ts';

/** One part after the other. */
export const seq: WordOf<'seq'> = {
  resolve(_s, { at }, { of }, ctx) {
    ctx.push(...of.map((_, n) => effectAt(`${at}.${n}`)));
  },
};
