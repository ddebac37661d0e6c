import type { EffectOf } from '../../content/index.ts';
import { deployAt } from '../board/gear.ts';
import { happen } from './equip.ts';
import { hereOf } from './targets.ts';
import type { WordRules } from './word.ts';

/** DEPLOY (ES-8.11): in the user's turnpoint. */
export const deploy: WordRules<EffectOf<'deploy'>> = {
  run(s, f, e, _, ctx) {
    const gear = deployAt(s, f.gear, f.seat, hereOf(s.table, f), ctx);
    if (e.parts.then !== undefined) happen(s, f, gear, ctx);
  },
};
