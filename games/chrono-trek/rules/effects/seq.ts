import { partFrame } from './part.ts';
import type { WordOf } from './word.ts';

/** One part after the other. */
export const seq: WordOf<'seq'> = {
  resolve(_s, { at }, { parts }, ctx) {
    ctx.push(...parts.map((_, n) => partFrame(at, n)));
  },
};
