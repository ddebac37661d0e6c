import { missionIn, shipOf, waysIn } from '../rules/board/ship.ts';
import type { View, ZoneId } from '../rules/index.ts';
import { asTable as readAsTable } from '../rules/telling/reckon/as-table.ts';

export const missionOf = (view: View) => missionIn(view);

/** Answers are kept for the last view: within a decision the same is asked for every choice. */
export function oncePerView<X>(answer: (view: View) => X): (view: View) => X {
  let last: { readonly view: View; readonly answer: X } | null = null;
  return (view) => {
    if (last?.view !== view) last = { view, answer: answer(view) };
    return last.answer;
  };
}

/** The view as the board's functions read it: they ask for nothing that is hidden. */
export const asTable = oncePerView(readAsTable);

/** Further than any way. */
export const FAR = 99;

/** Steps from a zone to another; far away where there is no way. */
export function steps(view: View, from: ZoneId, to: ZoneId): number {
  const far = waysIn(asTable(view)).distance[from]?.[to] ?? -1;
  return far < 0 ? FAR : far;
}

/** Borders crossed along the line of sight; far away where there is none. */
export function rangeTo(view: View, from: ZoneId, to: ZoneId): number {
  const far = waysIn(asTable(view)).range[from]?.[to] ?? -1;
  return far < 0 ? FAR : far;
}

/** Borders that a noise crosses. */
export const earshot = (view: View, from: ZoneId, to: ZoneId): number => shipOf(view).noise[from]?.[to] ?? FAR;

/** Steps to the nearest of these. */
export function nearest(view: View, from: ZoneId, goals: readonly ZoneId[]): number {
  let best = FAR;
  for (const goal of goals) best = Math.min(best, steps(view, from, goal));
  return best;
}
