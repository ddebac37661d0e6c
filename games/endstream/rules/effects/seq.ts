import type { EffectOf } from '../../content/index.ts';
import { askAt, cannotBegin } from './index.ts';
import { part } from './part.ts';
import { hereOf } from './targets.ts';
import type { WordRules } from './word.ts';

/**
 * One after another. The first part's choices belong to the declaration; later parts ask when it is their turn. "This
 * turnpoint" is the one where it was used: its user may be gone by then (ES-R58).
 */
export const seq: WordRules<EffectOf<'seq'>> = {
  ask: (t, f, _, picks) => askAt(t, part(f, 0), picks),
  cannot: (t, f) => cannotBegin(t, part(f, 0)),
  run(s, f, e, picks, ctx) {
    const here = [hereOf(s.table, f)];
    ctx.push(
      ...e.parts.map(({ word }, n) => ({ ...part(f, n), picks: n === 0 ? picks : word === 'zone' ? here : [] })),
    );
  },
};
