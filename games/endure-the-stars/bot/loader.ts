import { POWER_CELL } from '../content/index.ts';
import { zoneIn } from '../rules/board/ship.ts';
import type { SurvivorView, View, Who, ZoneId } from '../rules/index.ts';
import { cardsOf } from './arms.ts';
import { asTable, FAR, missionOf, oncePerView, steps } from './chart.ts';
import { needsOf } from './needs.ts';

/** Cells that are enough to seal a door or two. */
const CELLS = 2;

const openSeals = (view: View): number[] =>
  needsOf(missionOf(view)).seals.filter((n) => view.objectives[n]?.end === null);

/** Does the mission take the Loader, and is there still something for it to break? */
export const needsLoader = oncePerView((view) => openSeals(view).length > 0);

export const cellsOf = (survivor: SurvivorView): number =>
  cardsOf(survivor).filter(({ item }) => item === POWER_CELL).length;

/** Cells that lie behind objectives. */
const cellsLeft = (view: View): ZoneId[] =>
  needsOf(missionOf(view)).gifts.flatMap((n) =>
    view.objectives[n]?.end === null ? (view.objectives[n]?.zone ?? []) : [],
  );

/** Who drives: the pilot, or whoever has most cells, or is nearest to one. */
export const driverOf = oncePerView((view): Who | null => {
  if (!needsLoader(view) || view.loader === null) return null;
  if (view.loader.pilot !== null) return view.loader.pilot;
  const far = (who: Who) =>
    Math.min(FAR, ...cellsLeft(view).map((zone) => steps(view, view.team[who]?.zone as ZoneId, zone)));
  let best: Who | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const [who, survivor] of view.team.entries()) {
    const fit = survivor.zone === null ? Number.NEGATIVE_INFINITY : 10 * cellsOf(survivor) - far(who);
    if (fit > most) {
      most = fit;
      best = who;
    }
  }
  return best;
});

/** Where the driver goes: to the cells, to the Loader, to the doors. The others go with the driver; null for no such work. */
export function loaderGoal(view: View, who: Who): ZoneId | null {
  const driver = driverOf(view);
  if (driver === null || view.loader === null) return null;
  if (who !== driver) return view.team[driver]?.zone ?? null;
  const survivor = view.team[driver] as SurvivorView;
  const from = survivor.zone as ZoneId;
  const near = (zones: readonly ZoneId[]) => zones.toSorted((a, b) => steps(view, from, a) - steps(view, from, b))[0];
  if (view.loader.pilot === driver) return near(fronts(view)) ?? null;
  const cells = cellsLeft(view);
  if (cellsOf(survivor) < CELLS && cells.length > 0) return near(cells) ?? null;
  return cellsOf(survivor) > 0 ? view.loader.zone : null;
}

function fronts(view: View): ZoneId[] {
  const open = openSeals(view).map((n) => missionOf(view).objectives[n]?.id);
  return missionOf(view).modules.flatMap((module) =>
    module.kind === 'sealRoom'
      ? module.fronts.flatMap((front, n) => (open.includes(module.objectives[n]) ? [zoneIn(asTable(view), front)] : []))
      : [],
  );
}
