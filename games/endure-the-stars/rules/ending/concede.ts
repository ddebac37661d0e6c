import { type Anytime, allSeats } from '@turnpoint/kernel';
import type { Endure } from '../types.ts';
import { finishMission } from './ending.ts';

/** ETS-3.9, 3.13: the mission is given up when most of the players want to. */
export const concede: Anytime<Endure> = {
  kinds: ['concede'],
  choices: ({ table: t }, seat) => (t.conceding.includes(seat) ? [] : [{ kind: 'concede' }]),
  resolve(s, seat, _choice, ctx) {
    const t = s.table;
    t.conceding = [...t.conceding, seat].sort((a, b) => a - b);
    ctx.learns(allSeats(s.seats));
    ctx.log({ type: 'concedes', clause: 'ETS-3.13', seat });
    // ETS-3.13: one vote per player, with or without a living survivor.
    if (t.conceding.length * 2 > s.seats) finishMission(s, 'lost', 'ETS-3.9', ctx);
  },
};
