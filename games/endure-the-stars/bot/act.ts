import { enemyOf, itemOf } from '../content/index.ts';
import type { Choice, SurvivorView, View, Who, ZoneId } from '../rules/index.ts';
import { force, hasRoom, strength } from './arms.ts';
import { enemiesIn, missionOf, rangeTo, steps } from './chart.ts';
import { goalsOf, isTimeToGo, nearest } from './goals.ts';

/** How much a survivor wants to do this, 0 for ending the turn. */
export function worthOf(view: View, who: Who, choice: Choice): number {
  const survivor = view.team[who] as SurvivorView;
  switch (choice.kind) {
    case 'interact':
      return 60;
    case 'exit':
      return isTimeToGo(view) ? 90 : -50;
    case 'attack':
      return attackWorth(view, who, choice);
    case 'use':
      return useWorth(survivor, choice.item, view);
    case 'search':
      return hasRoom(survivor) || strength(survivor) < 2 ? 6 + (strength(survivor) < 1.6 ? 8 : 0) : -1;
    case 'move':
      return moveWorth(view, who, choice.zone);
    case 'ability':
      return abilityWorth(view, who, choice.which);
    case 'reward':
      return 5;
    case 'end-turn':
      return 0;
    default:
      return -20;
  }
}

/** Enemies that it may kill, the dangerous ones first, less what misses may do to friends. */
function attackWorth(view: View, who: Who, { item, pair, zone }: Extract<Choice, { kind: 'attack' }>): number {
  const here = view.figures.filter((figure) => figure.zone === zone);
  const weakest = Math.min(9, ...here.map(({ type }) => enemyOf(type).health || 1));
  const kills = Math.min(here.length, force(item, pair) / Math.max(1, weakest));
  const danger = here.reduce((most, { type }) => Math.max(most, enemyOf(type).damage), 0);
  const isRanged = item !== 'loader' && (itemOf(item).weapon?.range ?? 0) > 0;
  const friends = isRanged ? view.team.filter((other, n) => n !== who && other.zone === zone).length : 0;
  return 20 + 10 * kills + 3 * danger - 14 * friends - (itemOf(item === 'loader' ? 'pistol' : item).weapon?.noise ?? 0);
}

function useWorth({ health, resolve, injuries }: SurvivorView, item: string, view: View): number {
  const use = itemOf(item).use;
  if (use?.word === 'heal') return health <= 5 ? 40 : health <= 7 && injuries.length > 0 ? 15 : -5;
  if (use?.word === 'calm') return resolve <= 5 ? 18 : -5;
  if (use?.word === 'stun' || use?.word === 'blast') return view.figures.length >= 4 ? 16 : -5;
  return -5;
}

/** Nearer to what is wanted, together, and not into the middle of enemies without need. */
function moveWorth(view: View, who: Who, to: ZoneId): number {
  const survivor = view.team[who] as SurvivorView;
  const from = survivor.zone as ZoneId;
  const goals = goalsOf(view, who);
  const gain = nearest(view, from, goals) - nearest(view, to, goals);
  const mates = view.team.filter(({ zone }, n) => n !== who && zone !== null && steps(view, to, zone) <= 2).length;
  const risk = enemiesIn(view, to) * (survivor.health <= 4 ? 8 : 3);
  const isHunted = enemiesIn(view, from) > 0 && survivor.health <= 3;
  const isNear = view.figures.some(({ zone }) => rangeTo(view, from, zone) <= 1);
  const isHunting = missionOf(view).exits.length === 0;
  // Those who hunt let what they see come to them.
  const waits = isHunting && isNear && gain > 0 ? 12 : 0;
  return 8 * gain + mates - risk + (isHunted ? 12 : 0) - 1 - waits;
}

function abilityWorth(view: View, who: Who, which: 'active' | 'crisis'): number {
  const { id, zone } = view.team[who] as SurvivorView;
  const living = view.team.filter(({ fate }) => fate === 'living');
  const hurt = living.some((other) => other.zone === zone && (other.health <= 6 || other.injuries.length > 0));
  const dire = living.some((other) => other.zone === zone && other.health <= 3);
  const foes = view.figures.filter((figure) => rangeTo(view, zone as ZoneId, figure.zone) <= 1).length;
  const shaken = living.filter(({ resolve }) => resolve <= 6).length;
  const wishes: Readonly<Record<string, readonly [active: number, crisis: number]>> = {
    'medic-male': [hurt ? 22 : -5, dire ? 50 : -5],
    'medic-female': [hurt ? 22 : -5, dire && foes > 0 ? 45 : -5],
    'marine-male': [foes > 1 ? 30 : -5, foes > 1 ? 45 : -5],
    'marine-female': [foes > 0 ? 34 : -5, foes >= 3 ? 50 : -5],
    'engineer-male': [foes > 0 ? 28 : -5, -20],
    'captain-female': [-3, shaken >= 2 ? 25 : -5],
    'captain-male': [foes > 0 ? 6 : -5, foes >= 3 ? 20 : -5],
    'psychic-female': [-5, foes >= 4 ? 30 : -5],
  };
  const [active, crisis] = wishes[id] ?? [-5, -5];
  return which === 'active' ? active : crisis;
}
