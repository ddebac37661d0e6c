import type { EffectOf } from '../../content/index.ts';
import { part } from './part.ts';
import type { WordRules } from './word.ts';

/** From left to right (TS-R43); each part asks when it is its turn. */
export const seq: WordRules<EffectOf<'seq'>> = {
  run(_, f, { parts }, __, ctx) {
    ctx.push(...parts.map((_part, n) => part(f, n)));
  },
};
