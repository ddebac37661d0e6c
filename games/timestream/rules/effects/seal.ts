import { no } from '@turnpoint/kernel';
import type { EffectOf } from '../../content/index.ts';
import { isFilled, lanesOf, phaseOf, playerAt } from '../board/lanes.ts';
import type { Table } from '../types.ts';
import type { WordRules } from './word.ts';

/** The phase is sealed, not the card (TS-17.23). */
export const seal: WordRules<EffectOf<'seal'>> = {
  ask: (t, f) => ({
    seat: f.seat,
    kind: 'lane',
    options: filledOf(t, f.seat),
    mayStop: false,
    prompt: 'prompt.seal',
    clause: 'TS-17.23',
  }),
  cannot: (t, f) => (filledOf(t, f.seat).length === 0 ? no('TS-16.7', 'why.nothing-filled') : null),
  run(s, f, _, pick, ctx) {
    if (pick === null) return;
    playerAt(s.table, f.seat).sealed[phaseOf(pick) as 0 | 1 | 2] = true;
    ctx.log({ type: 'sealed', clause: 'TS-17.23', seat: f.seat, lane: pick });
  },
};

const filledOf = (t: Table, seat: number): number[] => lanesOf(seat).filter((lane) => isFilled(t, lane));
