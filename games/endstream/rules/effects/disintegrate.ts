import type { EffectOf } from '../../content/index.ts';
import { disintegrate as remove } from '../board/fall.ts';
import { askTarget } from './ask-target.ts';
import { victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** Defense, armor and Hamsa Necklace do not matter. */
export const disintegrate: WordRules<EffectOf<'disintegrate'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    remove(s, victims(s.table, f, e.who, picks), ctx);
  },
};
