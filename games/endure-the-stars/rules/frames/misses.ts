import { automatic } from '@turnpoint/kernel';
import { bodiesIn } from '../board/allies.ts';
import { isGifted } from '../board/crew/crew.ts';
import type { Endure } from '../types.ts';

/** ETS-15.21 to 15.26: missed dice of a ranged attack strike one survivor in danger, all of them as one attack. */
export const misses = automatic<Endure, 'misses'>(({ table: t }, { shot, line, n }, _picks, ctx) => {
  const { who, zone } = shot;
  const stray = n - (isGifted(t, who, 'trigger-discipline') ? 1 : 0);
  if (stray <= 0) return;
  const danger = [...line.between, zone];
  // ETS-M13.15: allies are in danger like survivors.
  const among = bodiesIn(t, ...danger).filter((other) => other !== who);
  const strike = { damage: stray, armour: true, stuns: false, movesAway: false, pushes: null, by: 'miss' } as const;
  if (among.length === 0) return;
  ctx.log({ type: 'strayed', clause: 'ETS-15.21', who, shots: stray });
  ctx.push({ kind: 'lowest', among, strike });
});
