import { automatic } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { bodiesIn } from '../board/allies.ts';
import { figuresIn } from '../board/foes/foes.ts';
import { harm } from '../effects/harm.ts';
import { killOf } from '../effects/kill.ts';
import { destroy, targetHealth, targetsStanding } from '../effects/mission/traits.ts';
import type { Endure, Strike } from '../types.ts';

/** ETS-20.21 to 20.25: all vests in the zone go off together, and everything there takes the damage once. */
export const explode = automatic<Endure, 'explode'>((s, { zone, by }, _picks, ctx) => {
  const t = s.table;
  const there = figuresIn(t, zone);
  const vests = there.map(({ type }) => enemyOf(type).vest).filter((vest) => vest > 0);
  const damage = vests.reduce((sum, vest) => sum + vest, 0);
  if (damage === 0) return;
  ctx.log({ type: 'exploded', clause: 'ETS-20.22', zone, count: vests.length, damage });
  const ids = there.map(({ id }) => id);
  harm(t, ids, damage, ctx, { by, clause: 'ETS-20.23' });
  for (const objective of targetsStanding(t, zone))
    if (damage >= targetHealth(t, objective)) destroy(s, objective, killOf(by, 'ETS-20.23'), ctx);
  const strike: Strike = { damage, armour: false, stuns: false, movesAway: false, pushes: null, by: 'blast' };
  ctx.push({ kind: 'strike', whom: bodiesIn(t, zone), strike }, { kind: 'notice' });
});
