import { automatic } from '@turnpoint/kernel';
import { direction, oneOf } from '../board/chance.ts';
import { zonesOpen } from '../board/crew/walk.ts';
import { turned } from '../board/directions.ts';
import { roomIn } from '../board/foes/space.ts';
import { nearestOf, stepTowards } from '../board/foes/step.ts';
import { strides } from '../board/kit/values.ts';
import { passiveGoals, whyPassive } from '../effects/mission/traits.ts';
import type { Context, Direction, Endure, Figure, Frame, Table, ZoneId } from '../types.ts';
import { crowdTests } from './notice.ts';
import { moveGroup, present } from './pack.ts';

/** ETS-11.14 to 11.20: one roll for the herd; whoever does not fit turns the die on. */
export const herd = automatic<Endure, 'herd'>(({ table: t }, frame, _picks, ctx) => {
  const group = present(t, frame.ids);
  const [first] = group;
  if (first === undefined) return;
  for (const figure of group) figure.mode = null;
  const goals = passiveGoals(t);
  const rolled = goals.length === 0 ? (frame.rolled ?? direction(ctx)) : null;
  const from = first.zone;
  if (rolled === null) towards(t, group, goals, ctx);
  else wander(t, group, rolled, ctx);
  const to = [...new Set(group.map((figure) => figure.zone).filter((zone) => zone !== from))];
  const steps = frame.steps + 1;
  // ETS-14.31: two steps by one roll; those who went different ways go on from where they are.
  const on = (steps < strides(t) ? to : []).map((zone): Frame => {
    const ids = group.filter((figure) => figure.zone === zone).map(({ id }) => id);
    return { kind: 'herd', ids, steps, rolled };
  });
  ctx.push(...crowdTests(t, first.type, { from, to }), { kind: 'notice' }, ...on);
});

/** ETS-11.16, 11.20: the die is turned on for the rest until all have gone or nowhere is room. */
function wander(t: Table, group: readonly Figure[], rolled: Direction, ctx: Context): void {
  const from = (group[0] as Figure).zone;
  let left = group;
  for (let quarters = 0, blocked = 0; left.length > 0 && blocked < 4; quarters++) {
    const open = zonesOpen(t, from, turned(rolled, quarters));
    blocked = open.length === 0 ? blocked + 1 : 0;
    if (open.length === 0) continue;
    const to = oneOf(ctx, open);
    const moved = left.slice(0, roomIn(t, to));
    moveGroup(moved, to, 'ETS-11.14', ctx);
    left = left.slice(moved.length);
  }
}

/** A mission draws Passive enemies towards somebody. */
function towards(t: Table, group: readonly Figure[], goals: readonly ZoneId[], ctx: Context): void {
  const from = (group[0] as Figure).zone;
  const to = stepTowards(t, from, nearestOf(t, from, goals), ctx);
  if (to !== null) moveGroup(group.slice(0, roomIn(t, to)), to, whyPassive(t), ctx);
}
