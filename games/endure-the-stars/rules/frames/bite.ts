import { automatic } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { die } from '../board/chance.ts';
import { solomonsHelp } from '../board/foes/helped.ts';
import { pushOf } from '../effects/push.ts';
import type { Context, Endure, Figure, Frame, Strike, Table, Who, ZoneId } from '../types.ts';
import { present, preyIn } from './pack.ts';

/** ETS-20.19 */
const GOES_OFF = 5;

/** Its members attack one after another, each if a target is still there; otherwise they choose again (ETS-11.10). */
export const bite = automatic<Endure, 'bite'>(({ table: t }, frame, _picks, ctx) => {
  const [first, ...rest] = present(t, frame.ids);
  if (first === undefined) return;
  const prey = preyIn(t, frame.at);
  if (prey.length === 0) {
    const { at: _gone, ...walk } = frame;
    ctx.push({ ...walk, kind: 'pack', ids: [first, ...rest].map(({ id }) => id) });
    return;
  }
  ctx.push(attackOf(t, first, frame.at, prey, ctx), { kind: 'notice' }, { ...frame, ids: rest.map(({ id }) => id) });
});

/** One attack: its vest may go off instead; a Zealot's is on everybody there, any other's on the lowest roll. */
export function attackOf(t: Table, figure: Figure, at: ZoneId, prey: readonly Who[], ctx: Context): Frame {
  const { type } = figure;
  const { range, damage, each, vest } = enemyOf(type);
  ctx.log({ type: 'attacked', clause: 'ETS-13.2', enemy: type, zone: at });
  if (vest > 0) {
    const rolled = die(t, ctx);
    ctx.log({ type: 'vest', clause: 'ETS-20.19', enemy: type, die: rolled });
    if (rolled >= GOES_OFF) return { kind: 'explode', zone: figure.zone, by: null };
  }
  const strike: Strike = {
    damage: damage + solomonsHelp(t, figure),
    armour: true,
    stuns: false,
    movesAway: false,
    pushes: range > 0 ? pushOf(t, figure, at, ctx) : null,
    by: type,
  };
  return each ? { kind: 'strike', whom: prey, strike } : { kind: 'lowest', among: prey, strike };
}
