import { enemyOf, POWER_CELL } from '../content/index.ts';
import { zoneIn } from '../rules/board/ship.ts';
import type { SurvivorView, View, Who, ZoneId } from '../rules/index.ts';
import { cardsOf } from './arms.ts';
import { asTable, FAR, missionOf, oncePerView, steps } from './chart.ts';
import { needsOf } from './needs.ts';

/** Cells that are enough to seal a door or two, or to go after a boss. */
const CELLS = 2;

const openSeals = (view: View): number[] =>
  needsOf(missionOf(view)).seals.filter((n) => view.objectives[n]?.end === null);

/** Does the mission take the Loader, and is there still something for it to break? */
export const needsLoader = oncePerView((view) => openSeals(view).length > 0 || needsOf(missionOf(view)).pin);

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
  const cells = cellsLeft(view);
  if (view.loader.pilot === driver) {
    const lacksPower = cellsOf(survivor) < CELLS && cells.length > 0 && !canPin(view);
    return near(lacksPower && needsOf(missionOf(view)).pin ? cells : [...fronts(view), ...quarry(view)]) ?? null;
  }
  if (cellsOf(survivor) < CELLS && cells.length > 0) return near(cells) ?? null;
  return cellsOf(survivor) > 0 ? view.loader.zone : null;
}

/** Where the boss is that the Loader is to hold, or may be. */
function quarry(view: View): ZoneId[] {
  if (!needsOf(missionOf(view)).pin) return [];
  const seen = view.figures.filter(({ type }) => enemyOf(type).isBoss);
  return (seen.length > 0 ? seen : suspects(view)).map(({ zone }) => zone);
}

/** Tokens that may be the boss: those from marked places (ETS-M11.9), which are numbered as the places are. */
function suspects(view: View): View['tokens'] {
  const first = view.tokens.filter(({ spawned }) => !spawned);
  const marked = first.filter(({ id }) => (missionOf(view).radar[id]?.mark ?? null) !== null);
  return marked.length > 0 ? marked : first;
}

/** Health that the boss may still lose before it can be held; 0 when it must not be hurt any more. */
export const toWeaken = (view: View, health: number): number =>
  Math.max(0, health - (Math.ceil((view.boss?.full ?? 0) / 2) - 1));

const canPin = (view: View): boolean =>
  view.figures.some(({ type, health }) => enemyOf(type).isBoss && toWeaken(view, health) === 0);

function fronts(view: View): ZoneId[] {
  const open = openSeals(view).map((n) => missionOf(view).objectives[n]?.id);
  return missionOf(view).modules.flatMap((module) =>
    module.kind === 'sealRoom'
      ? module.fronts.flatMap((front, n) => (open.includes(module.objectives[n]) ? [zoneIn(asTable(view), front)] : []))
      : [],
  );
}
