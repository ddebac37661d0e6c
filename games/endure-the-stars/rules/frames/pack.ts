import { automatic } from '@turnpoint/kernel';
import { bodiesIn } from '../board/allies.ts';
import { figureById } from '../board/foes/foes.ts';
import { type Aim, attend, bentOn, glimpse, moverOf, WHY } from '../board/foes/mind.ts';
import { roomIn } from '../board/foes/space.ts';
import { stepTowards } from '../board/foes/step.ts';
import { isVanished, strides } from '../board/kit/values.ts';
import type { Clause } from '../clauses.ts';
import type { Context, Endure, Figure, FrameOf, Table, Who, ZoneId } from '../types.ts';
import { crowdTests } from './notice.ts';

type Pack = FrameOf<'pack'>;

/** Those of a group that can still act. */
export const present = (t: Table, ids: readonly number[]): Figure[] =>
  t.figures.length === 0 ? [] : ids.flatMap((id) => figureById(t, id) ?? []).filter(({ stun }) => stun === 0);

/** Actions left: a move action covers two zones in low gravity (ETS-14.22). */
export const actionsLeft = (t: Table, { actions, walked }: Pick<Pack, 'actions' | 'walked'>): number =>
  actions - Math.ceil(walked / strides(t));

export const canWalk = (t: Table, { actions, walked }: Pick<Pack, 'actions' | 'walked'>): boolean =>
  walked < actions * strides(t);

/** ETS-11.10: the zone that had no room for them is full for these from now on. */
export const shutTo = ({ shut }: Pick<Pack, 'shut'>, more: readonly ZoneId[] = []): Pick<Pack, 'shut'> =>
  shut === undefined && more.length === 0 ? {} : { shut: [...(shut ?? []), ...more] };

/** ETS-11.10, 11.21 to 11.30: a group of Active enemies attacks if it can, or takes one step. */
export const pack = automatic<Endure, 'pack'>(({ table: t }, frame, _picks, ctx) => {
  const group = present(t, frame.ids);
  const [first] = group;
  if (first === undefined) return;
  for (const figure of group) figure.mode = null;
  const aim = attend(t, { ...moverOf(first), ...shutTo(frame), ...bentOn(frame) }, ctx);
  if (aim === null) return;
  if (aim.kind === 'survivor') glimpse(t, group);
  const at = target(t, first, aim);
  if (at !== null) {
    // ETS-M10.10: a Solomon that walks like the others still attacks nobody.
    if (actionsLeft(t, frame) > 0 && first.type !== 'solomon')
      ctx.push({ ...frame, kind: 'bite', ids: group.map(({ id }) => id), at });
    return;
  }
  if (canWalk(t, frame)) march(t, group, frame, aim, ctx);
});

/** ETS-11.27, 11.35: the zone that can be attacked from here; a decoy is first walked to. */
function target(t: Table, { zone }: Figure, { kind, goals, at }: Aim): ZoneId | null {
  if (kind === 'survivor') return goals.includes(zone) ? at : null;
  return kind === 'decoy' && at === zone && preyIn(t, zone).length > 0 ? zone : null;
}

/** Whom enemies can attack in a zone: survivors and allies. */
export const preyIn = (t: Table, zone: ZoneId): Who[] => bodiesIn(t, zone).filter((who) => !isVanished(t, who));

/** One step; those for whom there is no room become a group of their own. */
function march(t: Table, group: readonly Figure[], frame: Pack, aim: Aim, ctx: Context): void {
  const from = (group[0] as Figure).zone;
  const to = stepTowards(t, from, aim, ctx, frame.shut);
  if (to === null) return;
  const moved = group.slice(0, roomIn(t, to));
  const left = group.slice(moved.length);
  moveGroup(moved, to, WHY[aim.kind], ctx);
  const bent = bentOn(frame, aim);
  const on = { ...frame, ...bent, ids: moved.map(({ id }) => id), walked: frame.walked + 1 };
  const rest = left.length > 0 ? [{ ...frame, ...bent, ids: left.map(({ id }) => id), ...shutTo(frame, [to]) }] : [];
  ctx.push(...crowdTests(t, (group[0] as Figure).type, { from, to: [to] }), { kind: 'notice' }, on, ...rest);
}

export function moveGroup(group: readonly Figure[], to: ZoneId, clause: Clause, ctx: Context): void {
  const [first] = group;
  if (first === undefined) return;
  ctx.log({ type: 'foe-moved', clause, enemy: first.type, count: group.length, from: first.zone, to });
  for (const figure of group) figure.zone = to;
}
