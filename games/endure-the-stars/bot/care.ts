import type { AbilityId } from '../content/index.ts';
import { suffers, survivorAt } from '../rules/board/crew/crew.ts';
import type { SurvivorView, Who } from '../rules/index.ts';
import { dangerAt } from './danger.ts';
import { readTurn, type Turn, zoneAt } from './turn.ts';

const FULL = 10;

/** Everybody in a survivor's zone, themselves included. */
export const here = (turn: Turn): Who[] => [turn.who, ...turn.mates.filter((mate) => zoneAt(turn, mate) === turn.from)];

const seen = ({ view }: Turn, who: Who): SurvivorView => view.team[who] as SurvivorView;

/** Those here whom kits and Medics can help (ETS-R90). */
export const patients = (turn: Turn): Who[] =>
  here(turn).filter((who) => !suffers(survivorAt(turn.table, who), 'iatrophobia'));

/** Health regained counts more for whoever is near death. */
export function healWorth(turn: Turn, who: Who, points: number): number {
  const { health } = seen(turn, who);
  return Math.min(points, FULL - health) * (health <= 3 ? 1.5 : health <= 6 ? 1 : 0.6);
}

export const cureWorth = (turn: Turn, who: Who): number => {
  const { injuries, scar } = seen(turn, who);
  if (injuries.includes('chest') && scar !== 'chest') return 1.6;
  return injuries.some((injury) => injury !== scar) ? 0.8 : 0;
};

/** What a Medic's ability does for whom: worth it only where it is sure to do something. */
const TREATMENTS: Readonly<Record<AbilityId, (turn: Turn, who: Who) => number>> = {
  'treat-wounds': (turn, who) => Math.max(healWorth(turn, who, 1), cureWorth(turn, who)),
  'field-dressing': (turn, who) => healWorth(turn, who, 1.7),
  'emergency-surgery': (turn, who) => healWorth(turn, who, 6) + cureWorth(turn, who),
};

export const treatWorth = (turn: Turn, power: AbilityId, who: Who): number | null =>
  TREATMENTS[power]?.(turn, who) ?? null;

export const calmWorth = (turn: Turn, who: Who, points: number): number => {
  const { resolve } = seen(turn, who);
  return Math.min(points, FULL - resolve) * (resolve <= 3 ? 0.5 : resolve <= 6 ? 0.25 : 0.1);
};

export const best = (among: readonly Who[], worth: (who: Who) => number): number => Math.max(0, ...among.map(worth));

/** What these survivors are to expect to lose in the next Enemy Phase. */
export const dangerTo = (turn: Turn, among: readonly Who[]): number =>
  among.reduce((sum, who) => sum + dangerAt(who === turn.who ? turn : readTurn(turn.view, who), zoneAt(turn, who)), 0);

/** Is somebody here about to die? */
export const isDire = (turn: Turn): boolean =>
  here(turn).some((who) => {
    const other = who === turn.who ? turn : readTurn(turn.view, who);
    return dangerAt(other, turn.from) >= other.me.health;
  });
