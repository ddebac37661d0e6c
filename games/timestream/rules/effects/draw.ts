import type { EffectOf } from '../../content/index.ts';
import { BY_ABILITY, draw as drawCards } from '../board/deck.ts';
import type { WordRules } from './word.ts';

export const draw: WordRules<EffectOf<'draw'>> = {
  run(s, f, { n }, _, ctx) {
    drawCards(s, f.seat, n, BY_ABILITY, ctx);
  },
};
