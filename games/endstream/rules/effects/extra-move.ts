import type { EffectOf } from '../../content/index.ts';
import { operatorAt } from '../board/things.ts';
import type { WordRules } from './word.ts';

/** Chrono-Accelerator. */
export const extraMove: WordRules<EffectOf<'extra move'>> = {
  run(s, f, _, __, ctx) {
    operatorAt(s.table, f.user).extraMoves++;
    ctx.log({ type: 'extra-move', clause: 'ES-9.1', operator: f.user });
  },
};
