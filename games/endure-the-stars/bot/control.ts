import { personaOf } from '../content/index.ts';
import { alliesOut, controlledAs } from '../rules/board/allies.ts';
import { moduleOf } from '../rules/board/module.ts';
import type { Choice, Figure, FrameOf, View, Who, ZoneId } from '../rules/index.ts';
import { asTable, FAR, missionOf, oncePerView, steps } from './chart.ts';
import { needsOf } from './needs.ts';
import type { Turn } from './turn.ts';

/** Some are lost on the way. */
const SPARE = 1;

/** How many more are to be brought under control; 0 where the mission asks for none. */
export const lacking = oncePerView((view): number => {
  const { sentries } = needsOf(missionOf(view));
  const ours = alliesOut(view) + view.allies.filter((ally) => ally !== null).length;
  return sentries === 0 || alliesOut(view) >= sentries ? 0 : Math.max(0, sentries + SPARE - ours);
});

/** Are fewer out than the mission asks for? */
export const isWaiting = (view: View): boolean => alliesOut(view) < needsOf(missionOf(view)).sentries;

const isTamer = (view: View, who: Who): boolean =>
  personaOf(view.team[who]?.id ?? '').class === moduleOf(asTable(view), 'control')?.class;

/** Whoever alone can bring more under control is not to be lost. */
export const isNeededTamer = (view: View, who: Who): boolean => lacking(view) > 0 && isTamer(view, who);

export const isTameable = (view: View, { type }: Figure): boolean => controlledAs(asTable(view), type) !== null;

/** Where the Technician wants to be: with those that lie there. */
export function laidDown(view: View, who: Who): ZoneId[] {
  if (!isNeededTamer(view, who)) return [];
  return view.figures.flatMap((figure) => (figure.stun > 0 && isTameable(view, figure) ? [figure.zone] : []));
}

/** Steps of the Technician to a zone, as long as there is still a turn to come in this round. */
export function tamerTo(view: View, zone: ZoneId): number {
  const who = view.team.findIndex(({ zone: at, turn }, n) => at !== null && turn !== 'over' && isTamer(view, n));
  return who < 0 ? FAR : steps(view, view.team[who]?.zone as ZoneId, zone);
}

/** It strikes whoever still stands, then goes on. */
export function allyWorth({ view }: Turn, choice: Choice): number {
  if (choice.kind !== 'ally-attack') return choice.kind === 'ally-done' ? 0 : 1;
  const zone = view.allies[choice.ally]?.zone;
  return view.figures.some((figure) => figure.zone === zone && figure.stun === 0) ? 2 : -1;
}

/** What still stands, and what is begun is finished. */
export function maulWorth({ view }: Turn, { hits }: FrameOf<'maul'>, choice: Choice): number {
  if (choice.kind !== 'hit') return 0;
  const stands = view.figures.find(({ id }) => id === choice.figure)?.stun === 0;
  return (stands ? 2 : 0) + (hits.includes(choice.figure) ? 1 : 0);
}
