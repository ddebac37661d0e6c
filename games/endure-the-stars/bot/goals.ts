import { interactions } from '../rules/effects/mission/interact.ts';
import type { SurvivorView, View, Who, ZoneId } from '../rules/index.ts';
import { strength } from './arms.ts';
import { asTable, missionOf, steps, zonesOf } from './chart.ts';

/** Rounds in which the team arms itself before it goes to work. */
const ARMING = 12;
/** Enough to go to work with. */
const ARMED = 1.6;

/** Does winning need everybody to leave? */
export const mustLeave = (view: View): boolean =>
  missionOf(view).win.some(({ if: all }) => all.some(({ kind }) => kind === 'allLivingLeft'));

/** Objectives that are still to be used, taken or brought somewhere, for this survivor. */
function openWork(view: View, survivor: SurvivorView): ZoneId[] {
  const ownClass = survivor.id.split('-')[0];
  return missionOf(view).objectives.flatMap(({ kind, class: wanted }, n) => {
    const { zone, end } = view.objectives[n] ?? { zone: null, end: null };
    if (zone === null || end !== null || kind === 'marker' || kind === 'target') return [];
    return wanted === null || wanted === ownClass ? [zone] : [];
  });
}

/** Where the way out is. */
const exits = (view: View): ZoneId[] =>
  missionOf(view).exits.map(({ zone }) => zonesOf(view).findIndex(({ name }) => name.split('+').includes(zone)));

/** Is there nothing left to do but to go? */
export const isTimeToGo = (view: View): boolean =>
  mustLeave(view) && view.team.every((survivor) => survivor.fate !== 'living' || openWork(view, survivor).length === 0);

/** Rooms near by that can still be searched. */
function rooms(view: View, survivor: SurvivorView): ZoneId[] {
  return zonesOf(view).flatMap(({ id, kind }) =>
    kind === 'room' && !survivor.searched.includes(id) && !view.figures.some(({ zone }) => zone === id) ? [id] : [],
  );
}

/** The zones that a survivor makes for now, the most wanted kind only. */
export function goalsOf(view: View, who: Who): ZoneId[] {
  const survivor = view.team[who] as SurvivorView;
  const isArming = view.round <= ARMING && strength(survivor) < ARMED;
  const carriesCrew =
    survivor.carries.length > 0 &&
    missionOf(view).win.some(({ if: all }) => all.some((c) => c.kind === 'objectiveState' && c.state === 'delivered'));
  if (carriesCrew || isTimeToGo(view)) return exits(view);
  if (isArming) return rooms(view, survivor);
  const work = openWork(view, survivor);
  if (work.length > 0 && survivor.carries.length === 0) return work;
  const prey = [...view.figures, ...view.tokens].map(({ zone }) => zone);
  if (missionOf(view).win.some(({ if: all }) => all.some(({ kind }) => kind === 'mapClear'))) return prey;
  return work.length > 0 ? work : exits(view);
}

/** Steps to the nearest of these. */
export const nearest = (view: View, from: ZoneId, goals: readonly ZoneId[]): number =>
  goals.reduce((best, goal) => Math.min(best, steps(view, from, goal)), 99);

export const canWorkHere = (view: View, who: Who): boolean => interactions(asTable(view), who).length > 0;
