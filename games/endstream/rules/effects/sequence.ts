import type { EffectOf } from '../../content/index.ts';
import { askAt, cannotBegin } from './index.ts';
import { part } from './part.ts';
import type { WordRules } from './word.ts';

/** One after another. The first part's choices belong to the declaration; later parts ask when it is their turn. */
export const sequence: WordRules<EffectOf<'sequence'>> = {
  ask: (t, f, _, picks) => askAt(t, part(f, 0), picks),
  cannot: (t, f) => cannotBegin(t, part(f, 0)),
  run(_, f, e, picks, ctx) {
    ctx.push(...e.parts.map((__, n) => ({ ...part(f, n), picks: n === 0 ? picks : [] })));
  },
};
