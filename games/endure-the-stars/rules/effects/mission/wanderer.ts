import { no } from '@turnpoint/kernel';
import { die, direction, oneOf } from '../../board/chance.ts';
import { othersInZone, survivorAt } from '../../board/crew/crew.ts';
import { zonesOpen } from '../../board/crew/walk.ts';
import { turned } from '../../board/directions.ts';
import { holds, takeOut } from '../../board/kit/inventory.ts';
import { moduleOf } from '../../board/module.ts';
import { missionIn } from '../../board/ship.ts';
import type { Context, Objective, Ruling, Table, Who } from '../../types.ts';

/** The objective that walks about until it is sedated, by its number; -1 without one. */
function wandererIn(t: Table): number {
  const wanted = moduleOf(t, 'wanderer')?.objective;
  const n = wanted === undefined ? -1 : missionIn(t).objectives.findIndex(({ id }) => id === wanted);
  return t.objectives[n]?.collected === false ? n : -1;
}

export const isAwake = (t: Table, objective: number): boolean => objective >= 0 && wandererIn(t) === objective;

/** ETS-M16.8: one zone by the directional die, turned past what is blocked. */
export function wander(t: Table, ctx: Context): void {
  const n = wandererIn(t);
  const from = t.objectives[n]?.zone ?? null;
  if (from === null) return;
  const rolled = direction(ctx);
  for (const quarters of [0, 1, 2, 3] as const) {
    const open = zonesOpen(t, from, turned(rolled, quarters));
    if (open.length === 0) continue;
    const to = oneOf(ctx, open);
    (t.objectives[n] as Objective).zone = to;
    ctx.log({ type: 'wandered', clause: 'ETS-M16.8', objective: n, from, to });
    return;
  }
}

const cardFor = (t: Table, who: Who): string | undefined =>
  moduleOf(t, 'wanderer')?.cards.find((card) => holds(survivorAt(t, who), card));

/** ETS-M16.9 */
export const cannotSedate = (t: Table, who: Who): Ruling | null =>
  cardFor(t, who) === undefined ? no('ETS-M16.9', 'why.no-med-kit') : null;

/** ETS-M16.10, M16.11: the card is used up; each other survivor there makes it easier. Whether it worked. */
export function sedate(t: Table, who: Who, ctx: Context): boolean {
  const item = cardFor(t, who);
  if (item === undefined) return false;
  takeOut(survivorAt(t, who), (held) => held.item === item);
  t.itemDiscard.push(item);
  ctx.log({ type: 'used', clause: 'ETS-M16.9', who, item });
  const needed = Math.max(1, (moduleOf(t, 'wanderer')?.from ?? 1) - othersInZone(t, who).length);
  const rolled = die(t, ctx);
  ctx.log({ type: 'sedated', clause: 'ETS-M16.10', who, die: rolled, needed, failed: rolled < needed });
  return rolled >= needed;
}
