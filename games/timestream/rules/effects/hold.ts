import type { EffectOf } from '../../content/index.ts';
import { playerAt } from '../board/lanes.ts';
import { kindsIn } from '../board/payment.ts';
import type { WordRules } from './word.ts';

/** A Linked cell of the opponent misses the next Unlink step; several holds do not add up (TS-7.8). */
export const hold: WordRules<EffectOf<'hold'>> = {
  ask: (t, f) => ({
    seat: f.seat,
    kind: 'linked',
    options: kindsIn(playerAt(t, 1 - f.seat).linked),
    mayStop: false,
    prompt: 'prompt.hold',
    clause: 'TS-17.24',
  }),
  run(s, f, _, pick, ctx) {
    if (pick === null) return;
    const { linked, held } = playerAt(s.table, 1 - f.seat);
    held[pick] = Math.min(linked[pick] as number, (held[pick] as number) + 1);
    ctx.log({ type: 'holds', clause: 'TS-17.24', seat: 1 - f.seat, card: pick });
  },
};
