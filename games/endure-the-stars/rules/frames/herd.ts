import { automatic } from '@turnpoint/kernel';
import { direction, oneOf } from '../board/chance.ts';
import { zonesOpen } from '../board/crew/walk.ts';
import { turned } from '../board/directions.ts';
import { stepTowards } from '../board/foes/mind.ts';
import { roomIn } from '../board/foes/space.ts';
import { strides } from '../board/kit/values.ts';
import { passiveGoal } from '../effects/mission/traits.ts';
import type { Context, Direction, Endure, Figure, Table, ZoneId } from '../types.ts';
import { moveGroup, present } from './pack.ts';

/** ETS-11.14 to 11.20: one roll for the herd; whoever does not fit turns the die on. */
export const herd = automatic<Endure, 'herd'>(({ table: t }, frame, _picks, ctx) => {
  const group = present(t, frame.ids);
  const [first] = group;
  if (first === undefined) return;
  for (const figure of group) figure.mode = null;
  const goal = passiveGoal(t);
  const rolled = goal === null ? (frame.rolled ?? direction(ctx)) : null;
  const from = first.zone;
  const walked = rolled === null ? towards(t, group, goal as ZoneId, ctx) : wander(t, group, rolled, ctx);
  const steps = frame.steps + 1;
  ctx.push({ kind: 'notice' });
  if (steps >= strides(t) || !walked) return;
  // ETS-14.31: two steps by one roll; those who went different ways go on from where they are.
  for (const zone of new Set(group.map((figure) => figure.zone).filter((zone) => zone !== from))) {
    ctx.push({ kind: 'herd', ids: group.filter((figure) => figure.zone === zone).map(({ id }) => id), steps, rolled });
  }
});

function wander(t: Table, group: readonly Figure[], rolled: Direction, ctx: Context): boolean {
  const from = (group[0] as Figure).zone;
  let left = group;
  for (const quarters of [0, 1, 2, 3] as const) {
    const open = zonesOpen(t, from, turned(rolled, quarters));
    if (open.length === 0) continue;
    const to = oneOf(ctx, open);
    const moved = left.slice(0, roomIn(t, to));
    moveGroup(moved, to, ctx);
    left = left.slice(moved.length);
    if (left.length === 0) break;
  }
  return left.length < group.length;
}

/** A mission draws Passive enemies towards somebody. */
function towards(t: Table, group: readonly Figure[], goal: ZoneId, ctx: Context): boolean {
  const to = stepTowards(t, (group[0] as Figure).zone, { goals: [goal], at: goal }, ctx);
  if (to === null) return false;
  moveGroup(group.slice(0, roomIn(t, to)), to, ctx);
  return true;
}
