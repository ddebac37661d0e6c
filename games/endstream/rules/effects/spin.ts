import { type EffectOf, upstreamFrom } from '../../content/index.ts';
import { flipAgendas } from '../board/agendas.ts';
import { hereOf } from './targets.ts';
import type { WordRules } from './word.ts';

/** An extra spin, with ripple (ES-10.13). */
export const spin: WordRules<EffectOf<'spin'>> = {
  run(s, f, _, __, ctx) {
    flipAgendas(s, f.seat, upstreamFrom(hereOf(s.table, f)), 'ES-10.13', ctx);
  },
};
