import { itemOf } from '../content/index.ts';
import type { Choice, FrameOf, ZoneId } from '../rules/index.ts';
import { blowWorth, worthOfFoe } from './attack.ts';
import { calmWorth, cureWorth, healWorth, treatWorth } from './care.ts';
import { nearest, steps } from './chart.ts';
import { doorWorth } from './doors.ts';
import { goalsOf } from './goals.ts';
import { blastWorth, dazeWorth, harmWorth, MODS, orderWorth, remoteWorth, stunWorth } from './powers.ts';
import { damageOfFoe, type Turn, zoneAt } from './turn.ts';

/** How far a zone is from the nearest of the team. */
const away = (turn: Turn, zone: ZoneId): number =>
  Math.min(...[turn.who, ...turn.mates].map((who) => steps(turn.view, zone, zoneAt(turn, who))));

/** Whom or what to name for an ability, an item or a reward. */
export function nameWorth(turn: Turn, { power, picked }: FrameOf<'name'>, choice: Choice): number {
  switch (choice.kind) {
    case 'attack':
      return blowWorth(turn, choice, MODS[power]);
    case 'zone':
      return zoneWorth(turn, power, picked.length, choice.zone);
    case 'who':
      return whoWorth(turn, power, choice.who);
    case 'hit':
    case 'strike': {
      const figure = turn.view.figures.find(({ id }) => id === choice.figure);
      return figure === undefined ? 0 : damageOfFoe(turn, figure) + worthOfFoe(turn, figure) / 10;
    }
    case 'injury':
      return choice.injury === 'chest' ? 3 : choice.injury === 'legs' ? 2 : 1.5;
    case 'health': {
      const [patient] = picked;
      return patient?.kind === 'who' ? healWorth(turn, patient.who, 1) + 1 : 0;
    }
    case 'token':
      return 2;
    case 'door':
      return doorWorth(turn, choice);
    case 'interact':
      return remoteWorth(turn, choice.objective);
    default:
      return 0;
  }
}

function zoneWorth(turn: Turn, power: string, named: number, zone: ZoneId): number {
  switch (power) {
    case 'clear-the-room':
      return harmWorth(turn, zone);
    case 'frag-grenade':
      return blastWorth(turn, zone);
    case 'stun-grenade':
      return dazeWorth(turn, zone);
    case 'push':
      return named === 0 ? stunWorth(turn, zone) - 3 * away(turn, zone) : away(turn, zone);
    case 'when-push-comes-to-shove':
    case 'decoy-beacon':
      return away(turn, zone);
    default:
      return -nearest(turn.view, zone, goalsOf(turn));
  }
}

function whoWorth(turn: Turn, power: string, who: number): number {
  const treated = treatWorth(turn, power, who);
  if (treated !== null) return treated;
  if (itemOf(power)?.use?.word === 'heal') return healWorth(turn, who, 3) + cureWorth(turn, who);
  if (power === 'direct-order' || power === 'strength-in-numbers') return orderWorth(turn, who);
  return calmWorth(turn, who, 2);
}
