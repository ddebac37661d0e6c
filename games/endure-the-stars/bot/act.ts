import { lastRoundOf, personaOf } from '../content/index.ts';
import { othersInSight } from '../rules/board/crew/sight.ts';
import { shipOf } from '../rules/board/ship.ts';
import type { Choice } from '../rules/index.ts';
import { strength } from './arms.ts';
import { bestBlow, blowWorth } from './attack.ts';
import { calmWorth } from './care.ts';
import { earshot, FAR, missionOf, steps } from './chart.ts';
import { lacking } from './control.ts';
import { dangerAt } from './danger.ts';
import { goalsOf, isArming, isHurried, isTimeToGo, isVital, openWork } from './goals.ts';
import { cellsOf, driverOf, loaderGoal, needsLoader } from './loader.ts';
import { moveWorth } from './move.ts';
import { needsOf } from './needs.ts';
import { abilityWorth, useWorth } from './powers.ts';
import { isWeary } from './rest.ts';
import { kitsOf, sedation, sedationChance } from './sedation.ts';
import { tradeWorth } from './trade.ts';
import { type Turn, zoneAt } from './turn.ts';

/** What a choice of a turn is worth, in Health, with what the actions after it can do; 0 for ending the turn. */
export function actWorth(turn: Turn, choice: Choice): number {
  if (choice.kind === 'move') return moveWorth(turn, choice.zone);
  if (choice.kind === 'end-turn' || choice.kind === 'stay' || choice.kind === 'decline') return 0;
  const own = worthAlone(turn, choice);
  return own <= 0 ? own : own + Math.max(0, turn.me.actions - 1) * bestBlow(turn, turn.from);
}

function worthAlone(turn: Turn, choice: Choice): number {
  const { view, who, me } = turn;
  switch (choice.kind) {
    case 'attack':
      return blowWorth(turn, choice) - 0.05;
    case 'interact':
      return interactWorth(turn, choice.objective);
    case 'mission-action':
      return deedWorth(turn, choice);
    case 'exit':
      return exitWorth(turn);
    case 'search':
      return searchWorth(turn);
    case 'use':
      return useWorth(turn, choice.item) - 0.05;
    case 'ability':
      // What does nothing is left: ending the turn is worth as much.
      return abilityWorth(turn, personaOf(me.id)[choice.which]) - 0.05;
    case 'reward':
      return rewardWorth(turn);
    case 'trade':
      return tradeWorth(turn, choice.with);
    case 'noise':
      return lureWorth(turn, choice.level);
    case 'enter-loader':
      return driverOf(view) === who && loaderGoal(view, who) === view.loader?.zone ? 4 : -20;
    case 'leave-loader':
      // With a cell there is power again when a Power Failure is over.
      return cellsOf(me) > 0 && needsLoader(view) ? -1 : 1;
    default:
      return -20;
  }
}

/** Who lags by more than this is waited for at the exit, but not for ever. */
const NEAR = 3;
const PATIENCE = 45;

/** Out, when all is done: the last ones are waited for while it is safe, unless the mission hangs on whoever goes. */
function exitWorth(turn: Turn): number {
  const { view, who, from, mates } = turn;
  if (!isTimeToGo(view)) return -20;
  const isWaiting =
    view.round < (lastRoundOf(view.options) ?? PATIENCE) &&
    !isVital(view, who) &&
    dangerAt(turn, from) === 0 &&
    mates.some((mate) => steps(view, zoneAt(turn, mate), from) % FAR > NEAR);
  return isWaiting ? -1 : 8;
}

/** What is wanted is taken; cells by the driver alone, so that they come together. */
function interactWorth(turn: Turn, n: number): number {
  const { view, who } = turn;
  const { gifts, keys, clear } = needsOf(missionOf(view));
  if (sedation(view)?.number === n) {
    const isLast = kitsOf(view, who) === 1;
    const chance = sedationChance(view, who);
    return isLast && chance < 0.5 ? 0.1 : 8 * chance;
  }
  if (needsLoader(view) && gifts.includes(n)) return driverOf(view) === who ? 5 : -1;
  if (openWork(view).includes(n)) return 5;
  return clear && keys.includes(n) && goalsOf(turn).includes(view.objectives[n]?.zone ?? -1) ? 5 : -1;
}

/** What one more under control is worth. */
const TAMED = 8;

/** What becomes a part of what is wanted, the likelier the better: it saves a way, and there is one enemy less. */
function deedWorth({ view }: Turn, { rule, actions }: Extract<Choice, { kind: 'mission-action' }>): number {
  const effects = missionOf(view).conditions[rule]?.do ?? [];
  if (effects.some(({ kind }) => kind === 'takeOver')) return lacking(view) > 0 ? TAMED : 0.5;
  const salvage = effects.find((effect) => effect.kind === 'salvage');
  return salvage === undefined ? 6 : ((7 - (salvage.from[actions - 1] ?? 7)) / 6) * 6 - 0.5 * actions;
}

/** The worse somebody is armed, the better a search. */
function searchWorth({ view, me }: Turn): number {
  const hasRoom = me.packs.some((cards) => cards.length === 0) || me.body === null;
  const eager = isArming(view) ? 0.9 : 0.5;
  return hasRoom ? eager : strength(me) < 1 ? eager - 0.2 : 0.1;
}

/** A noise that draws one token or two to where the team waits for them: they come without acting (ETS-11.31). */
function lureWorth({ view, from, me }: Turn, level: number): number {
  if (
    isTimeToGo(view) ||
    isHurried(view) ||
    view.figures.length > 0 ||
    isArming(view) ||
    isWeary(view) ||
    me.actions > level + 1
  )
    return -1;
  const heard = view.tokens.filter(({ zone }) => earshot(view, from, zone) <= level).length;
  const drawn = view.tokens.filter(({ zone }) =>
    view.noises.some((n) => earshot(view, n.zone, zone) <= n.level),
  ).length;
  return heard === 0 || drawn > 0 ? -1 : 1 - 0.3 * heard;
}

function rewardWorth(turn: Turn): number {
  const card = turn.me.goal?.card ?? '';
  const isFight = bestBlow(turn, turn.from) > 0;
  switch (card) {
    case 'conserving-energy':
      return 1;
    case 'combat-training':
      return isFight ? 2 : -1;
    case 'we-can-beat-this':
      return [turn.who, ...othersInSight(turn.table, turn.who)].reduce(
        (sum, who) => sum + calmWorth(turn, who, 1),
        -0.05,
      );
    case 'the-silent-treatment':
    case 'alone-time':
    case 'cooperation-is-key':
      return -1;
    case 'when-push-comes-to-shove':
      return (turn.foes.get(turn.from)?.length ?? 0) >= 3 ? 2 : -1;
    case 'strength-in-numbers':
      return 0.5;
    case 'collector':
      return shipOf(turn.view).zones[turn.from]?.kind === 'room' && isArming(turn.view) ? 0.3 : -1;
    case 'burst-of-speed':
      return isTimeToGo(turn.view) ? 1 : -1;
    case 'keep-your-guard-up':
      return turn.view.figures.length >= 2 ? 1 : -1;
    default:
      return isFight ? 1 : -1;
  }
}
