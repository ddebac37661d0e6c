import type { EffectOf } from '../../content/index.ts';
import { askAt } from './index.ts';
import { part } from './part.ts';
import { DONE, stoppable, type WordRules } from './word.ts';

/** Can be left out, also when there is nothing to choose. */
export const may: WordRules<EffectOf<'may'>> = {
  ask(t, f, _, picks) {
    if (picks[0] === DONE) return null;
    const ask = askAt(t, part(f, 0), picks);
    if (ask === null || (picks.length === 0 && ask.isIdle())) return null;
    return picks.length === 0 ? stoppable(ask) : ask;
  },
  run(_, f, __, picks, ctx) {
    if (picks.length > 0 && picks[0] !== DONE) ctx.push({ ...part(f, 0), picks });
  },
};
