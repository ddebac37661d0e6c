import { type EffectOf, gearOfThing } from '../../content/index.ts';
import { removeGear } from '../board/gear.ts';
import { askTarget } from './ask-target.ts';
import { victims } from './targets.ts';
import type { WordRules } from './word.ts';

/** Destroying is not a STRIKE; only equipped and deployed tech is there to be destroyed (ES-8.13, 8.19). */
export const destroy: WordRules<EffectOf<'destroy'>> = {
  ask: (t, f, e, picks) => (picks.length > 0 ? null : askTarget(t, f, e.who)),
  run(s, f, e, picks, ctx) {
    for (const thing of victims(s.table, f, e.who, picks)) removeGear(s, gearOfThing(thing), 'ES-8.13', ctx);
  },
};
