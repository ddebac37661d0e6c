import { lastRoundOf, personaOf } from '../content/index.ts';
import { isExitOpen } from '../rules/board/doors.ts';
import { shipOf, zoneIn } from '../rules/board/ship.ts';
import { allHold } from '../rules/effects/mission/holds.ts';
import { hasWorked } from '../rules/effects/mission/once.ts';
import { mayCarry } from '../rules/effects/mission/traits.ts';
import type { SurvivorView, View, Who, ZoneId } from '../rules/index.ts';
import { strength } from './arms.ts';
import { asTable, FAR, missionOf, oncePerView, steps } from './chart.ts';
import { isNeededTamer, isWaiting, lacking, laidDown } from './control.ts';
import { lairs } from './hunt.ts';
import { loaderGoal, needsLoader } from './loader.ts';
import { needsOf } from './needs.ts';
import { canSedate, kitsOf, meeting, sedation } from './sedation.ts';
import type { Turn } from './turn.ts';

/** Rounds in which the team arms itself before it goes to work. */
const ARMING = 12;
/** Kills per attack, on average over the team, that are enough to go to work with. */
const ARMED = 1.3;
/** What is carried is fetched last: it hurts or hampers whoever carries it. */
const BURDEN = 6;

export const living = oncePerView((view): readonly Who[] =>
  [...view.team.keys()].filter((who) => view.team[who]?.zone !== null),
);

const meanStrength = (view: View): number => {
  const all = living(view);
  return all.reduce((sum, who) => sum + strength(view.team[who] as SurvivorView), 0) / Math.max(1, all.length);
};

/** Would losing this survivor lose the mission, for the class or for what is carried? */
export function isVital(view: View, who: Who): boolean {
  const { id, carries } = view.team[who] as SurvivorView;
  const { vital } = needsOf(missionOf(view));
  if (isNeededTamer(view, who)) return true;
  if (carries.some((n) => missionOf(view).objectives[n]?.carry?.onDeath === 'lost')) return true;
  return vital.some(({ class: needed, until }) => {
    const isDone =
      until.length > 0 && until.every((n) => view.objectives[n]?.end !== null || view.objectives[n]?.collected);
    return needed === personaOf(id).class && !isDone;
  });
}

/** Is there a last round? Then there is no time for anything but the work. */
export const isHurried = (view: View): boolean => lastRoundOf(view.options) !== null;

/** Is the team still looking for weapons? Not while more and more come through doors that the Loader is to seal. */
export const isArming = oncePerView(
  (view) =>
    !needsLoader(view) &&
    !needsOf(missionOf(view)).haunted &&
    ((!isHurried(view) && view.round <= ARMING && meanStrength(view) < ARMED) || lacksKit(view)),
);

/** Somebody is to be sedated, and nobody has anything to do it with. */
const lacksKit = (view: View): boolean =>
  sedation(view) !== null && living(view).every((who) => kitsOf(view, who) === 0);

/** May this survivor use or take it? */
export function canWork(view: View, who: Who, n: number): boolean {
  const { class: wanted, kind } = missionOf(view).objectives[n] ?? { class: null, kind: 'marker' };
  const isOpen = wanted === null || view.objectives[n]?.collected === true;
  if (sedation(view)?.number === n) return canSedate(view, who);
  if (!isOpen && personaOf(view.team[who]?.id ?? '').class !== wanted) return false;
  return kind !== 'pick-up' || mayCarry(asTable(view), who, n);
}

/** Objectives on the map that the team still has to use, take or break, gifts among them. */
export const openWork = oncePerView((view): readonly number[] => {
  const { work, cargo, keys, gifts, seals, leave, clear, pin } = needsOf(missionOf(view));
  // Cells are the driver's business.
  const cards = seals.length > 0 || pin ? [] : gifts;
  const wanted = [...work, ...cargo, ...(leave || !clear ? keys : []), ...cards];
  return [...new Set(wanted)].filter((n) => {
    const { zone, end } = view.objectives[n] ?? { zone: null, end: null };
    return zone !== null && end === null && living(view).some((who) => canWork(view, who, n));
  });
});

/** The one that the team turns to next: near, and nothing to carry before the rest is done. */
function nextWork(view: View): number | null {
  let best: number | null = null;
  let least = FAR * 10;
  for (const n of openWork(view)) {
    const zone = view.objectives[n]?.zone as ZoneId;
    const far = Math.min(
      ...living(view).map((who) => (canWork(view, who, n) ? steps(view, view.team[who]?.zone as ZoneId, zone) : FAR)),
    );
    const cost = far + (missionOf(view).objectives[n]?.carry === null ? 0 : BURDEN);
    if (cost < least) {
      least = cost;
      best = n;
    }
  }
  return best;
}

/** Is nothing left to do but to go? */
export const isTimeToGo = (view: View): boolean =>
  needsOf(missionOf(view)).leave && openWork(view).length === 0 && !isWaiting(view);

function exits(view: View): ZoneId[] {
  const all = shipOf(view).exits;
  const usable = all.flatMap(({ zone }, n) => (view.exit === null || view.exit === n ? [zone] : []));
  const open = usable.filter((zone) => all.some((exit, n) => exit.zone === zone && isExitOpen(asTable(view), n)));
  return open.length > 0 ? open : usable;
}

/** Rooms that this survivor can still search in this turn. */
export function rooms(view: View, { searched }: SurvivorView): ZoneId[] {
  return shipOf(view).zones.flatMap(({ id, kind }) =>
    kind === 'room' && !searched.includes(id) && !view.figures.some(({ zone }) => zone === id) ? [id] : [],
  );
}

/** Enemies and tokens that can be walked to. */
const prey = (view: View, from: ZoneId): ZoneId[] =>
  [...view.figures, ...view.tokens].map(({ zone }) => zone).filter((zone) => steps(view, from, zone) < FAR);

/** Where somebody who carries what opens a lock can use it; nowhere while nobody carries such a thing. */
const lockZones = oncePerView((view): readonly ZoneId[] => {
  const t = asTable(view);
  return missionOf(view).conditions.flatMap(({ when, if: conditions, do: effects }, n) => {
    if (when.kind !== 'missionAction' || !effects.some(({ kind }) => kind === 'setLock') || hasWorked(t, n)) return [];
    return living(view).some((who) => allHold(t, conditions, who)) ? when.zones.map((name) => zoneIn(t, name)) : [];
  });
});

/** The zones that a survivor makes for now, the most wanted kind only. */
export function goalsOf(turn: Turn): readonly ZoneId[] {
  turn.goals ??= findGoals(turn.view, turn.who);
  return turn.goals;
}

function findGoals(view: View, who: Who): ZoneId[] {
  const survivor = view.team[who] as SurvivorView;
  const from = survivor.zone as ZoneId;
  const { clear, keys, gather, cargo, sentries } = needsOf(missionOf(view));
  const laid = laidDown(view, who);
  if (laid.length > 0) return laid;
  const meet = meeting(view, who);
  if (meet !== null) return [meet];
  if (isArming(view)) return rooms(view, survivor);
  const loader = loaderGoal(view, who);
  if (loader !== null) return [loader];
  const locks = lockZones(view);
  if (locks.length > 0) return [...locks];
  const work = nextWork(view);
  if (work !== null) return [view.objectives[work]?.zone as ZoneId];
  const hunted = lairs(view);
  if (hunted.length > 0) return hunted;
  if (gather !== null) return [zoneIn(asTable(view), gather)];
  const isEnough = sentries > 0 && lacking(view) === 0;
  if (isTimeToGo(view) || cargo.length > 0 || isEnough) return exits(view);
  const near = clear || sentries > 0 ? prey(view, from) : [];
  if (near.length > 0) return near;
  const switches = keys.flatMap((n) => (view.objectives[n]?.end === null ? (view.objectives[n]?.zone ?? []) : []));
  return switches.length > 0 ? switches : rooms(view, survivor);
}
