import { missionIn, shipOf, waysIn } from '../rules/board/ship.ts';
import type { Table, View, ZoneId } from '../rules/index.ts';

/** The view as the board's functions read it: they ask for nothing that is hidden. */
export const asTable = (view: View): Table => view as unknown as Table;

export const zonesOf = (view: View) => shipOf(view).zones;
export const missionOf = (view: View) => missionIn(view);

/** Steps from a zone to another; far away where there is no way. */
export function steps(view: View, from: ZoneId, to: ZoneId): number {
  const far = waysIn(asTable(view)).distance[from]?.[to] ?? -1;
  return far < 0 ? 99 : far;
}

/** Borders crossed along the line of sight; far away where there is none. */
export function rangeTo(view: View, from: ZoneId, to: ZoneId): number {
  const far = waysIn(asTable(view)).range[from]?.[to] ?? -1;
  return far < 0 ? 99 : far;
}

export const enemiesIn = (view: View, zone: ZoneId): number =>
  view.figures.reduce((n, figure) => (figure.zone === zone ? n + 1 : n), 0);
