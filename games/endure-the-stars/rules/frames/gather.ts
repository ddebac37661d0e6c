import { automatic } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { roomIn } from '../board/foes/space.ts';
import { nearestOf, stepTowards } from '../board/foes/step.ts';
import type { Endure } from '../types.ts';
import { crowdTests } from './notice.ts';
import { canWalk, moveGroup, present, shutTo } from './pack.ts';

/** ETS-20.7, 20.8: Solomons make for the nearest group of other GEPs, and wander when there is none. */
export const gather = automatic<Endure, 'gather'>(({ table: t }, frame, _picks, ctx) => {
  const group = present(t, frame.ids);
  const [first] = group;
  if (first === undefined || !canWalk(t, frame)) return;
  for (const figure of group) figure.mode = null;
  const goals = t.figures.flatMap(({ type, zone }) =>
    type === 'solomon' || enemyOf(type).family !== 'gep' ? [] : [zone],
  );
  if (goals.includes(first.zone)) return;
  if (goals.length === 0) {
    if (frame.walked === 0) ctx.push({ kind: 'herd', ids: frame.ids, steps: 0, rolled: null });
    return;
  }
  const from = first.zone;
  const to = stepTowards(t, from, nearestOf(t, from, goals), ctx, frame.shut);
  if (to === null) return;
  const moved = group.slice(0, roomIn(t, to));
  moveGroup(moved, to, 'ETS-20.7', ctx);
  const on = { ...frame, ids: moved.map(({ id }) => id), walked: frame.walked + 1 };
  const left = group.slice(moved.length).map(({ id }) => id);
  ctx.push(...crowdTests(t, first.type, { from, to: [to] }), { kind: 'notice' }, on);
  if (left.length > 0) ctx.push({ ...frame, ids: left, ...shutTo(frame, [to]) });
});
