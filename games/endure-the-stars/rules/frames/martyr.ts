import { automatic } from '@turnpoint/kernel';
import { everybody, placeOf } from '../board/allies.ts';
import { figureById } from '../board/foes/foes.ts';
import { nearestByRoute } from '../board/foes/hunt.ts';
import { stepTowards } from '../board/foes/step.ts';
import { isVanished, strides } from '../board/kit/values.ts';
import type { Endure, ZoneId } from '../types.ts';
import { attackOf } from './bite.ts';
import { preyIn } from './pack.ts';

const ZONES = 3;

/** Martyr's Command: it runs at the survivor nearest to it, and attacks if it gets there (ETS-19.6). */
export const martyr = automatic<Endure, 'martyr'>(({ table: t }, { figure: id, walked }, _picks, ctx) => {
  const figure = figureById(t, id);
  if (figure === undefined || figure.stun > 0) return;
  const prey = preyIn(t, figure.zone);
  if (prey.length > 0) {
    ctx.push(attackOf(t, figure, figure.zone, prey, ctx), { kind: 'notice' });
    return;
  }
  const places = everybody(t).flatMap((who) => (isVanished(t, who) ? [] : [placeOf(t, who) as ZoneId]));
  const aim = walked < ZONES * strides(t) ? nearestByRoute(t, { zone: figure.zone, range: 0 }, places, ctx) : null;
  const to = aim === null ? null : stepTowards(t, figure.zone, aim, ctx);
  if (to === null) return;
  ctx.log({ type: 'foe-moved', clause: 'ETS-19.6', enemy: figure.type, count: 1, from: figure.zone, to });
  figure.zone = to;
  ctx.push({ kind: 'notice' }, { kind: 'martyr', figure: id, walked: walked + 1 });
});
