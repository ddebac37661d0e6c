import { automatic } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { figuresIn } from '../board/foes/foes.ts';
import { jammedSolomons } from '../effects/mission/traits.ts';
import { pushOf } from '../effects/push.ts';
import type { Endure, Figure, Strike, Table } from '../types.ts';
import { present, preyIn } from './pack.ts';

/** Its members attack one after another, each if a target is still there; otherwise they choose again (ETS-11.10). */
export const bite = automatic<Endure, 'bite'>(({ table: t }, frame, _picks, ctx) => {
  const [first, ...rest] = present(t, frame.ids);
  if (first === undefined) return;
  const prey = preyIn(t, frame.at);
  if (prey.length === 0) {
    ctx.push({ kind: 'pack', ids: [first, ...rest].map(({ id }) => id), actions: frame.actions, walked: frame.walked });
    return;
  }
  ctx.log({ type: 'attacked', clause: 'ETS-13.2', enemy: first.type, zone: frame.at });
  const pushes = enemyOf(first.type).range > 0 ? pushOf(t, first, frame.at, ctx) : null;
  const strike: Strike = {
    damage: damageOf(t, first),
    armour: true,
    stuns: false,
    movesAway: false,
    pushes,
    by: first.type,
  };
  ctx.push({ kind: 'lowest', among: prey, strike }, { kind: 'notice' }, { ...frame, ids: rest.map(({ id }) => id) });
});

/** ETS-20.5, 20.6, 20.27: a Solomon in the zone adds 1. */
export function damageOf(t: Table, { type, zone }: Figure): number {
  const helped = !jammedSolomons(t) && figuresIn(t, zone).some((other) => other.type === 'solomon');
  return enemyOf(type).damage + (helped ? 1 : 0);
}
