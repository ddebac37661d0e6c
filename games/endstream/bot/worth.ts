import type { Effect } from '../content/index.ts';
import { effectAt, printedOn, techCard } from '../content/index.ts';
import { askAt } from '../rules/effects/index.ts';
import { everyone, hereOf, thisOperator } from '../rules/effects/targets.ts';
import { upstreamFrom } from '../rules/places.ts';
import { isOperatorThing, operatorAt, playerAt, sideOf } from '../rules/things.ts';
import type { EffectFrame, Place, Table, Thing } from '../rules/types.ts';
import { flipWorth } from './agendas.ts';
import { placeWorth } from './places.ts';
import { enemiesAt, strikeWorth } from './targets.ts';

const STATES = { IMMOBILIZED: 0.8, IMPAIRED: 1.6, UNTOUCHABLE: 0.9, FRAIL: 1.5, 'cannot spin': 0.3 } as const;

/** What using the effect at the frame's address is worth to its seat, with the best picks. */
export function worthOf(t: Table, f: EffectFrame): number {
  const effect = effectAt(f.at);
  const ask = askAt(t, f, []);
  if (ask === null || effect.word === 'sequence') return plainWorth(t, f, effect);
  let best = ask.mayStop ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of ask.options) best = Math.max(best, pickWorth(t, f, effect, [], option));
  return ask.options.length === 0 ? 0 : best;
}

const at = (f: EffectFrame, address: string): EffectFrame => ({ ...f, at: address });

/** What it is worth to pick this option next. */
export function pickWorth(t: Table, f: EffectFrame, e: Effect, picks: readonly number[], option: number): number {
  const sign = (thing: Thing) => (sideOf(t, thing) === f.seat ? 1 : -1);
  const part = (n: number, rest: readonly number[]) =>
    pickWorth(t, at(f, `${f.at}.${n}`), effectAt(`${f.at}.${n}`), rest, option);
  switch (e.word) {
    case 'strike':
      return strikeWorth(t, f.seat, option, e.amount, e.pierce);
    case 'lower':
      return strikeWorth(t, f.seat, option, e.amount, true) + 0.5 * e.also.length;
    case 'raise':
    case 'armor':
      return sign(option) * e.amount * (enemiesAt(t, f.seat, operatorAt(t, option).at) > 0 ? 1 : 0.3);
    case 'state':
      return stateWorth(t, e, option) * (goesTo(e) === sign(option) ? 1 : -1) * isUp(t, option);
    case 'control':
      return 3.5 * isUp(t, option);
    case 'stream':
      return streamWorth(t, f, e, picks, option);
    case 'flip':
      return flipWorth(t, f.seat, [option]);
    case 'disable agenda':
      return 1.5;
    case 'ready agenda':
      return 1.7;
    case 'destroy':
      return -2.5 * sign(option);
    case 'reactivate':
      return 5 * sign(option);
    case 'disintegrate':
      return -11 * sign(option);
    case 'copy':
      return copyWorth(t, f, picks, option);
    case 'equip':
      return equipWorth(t, f, option);
    case 'look':
      return 0.7;
    case 'choose':
      return picks.length === 0 ? worthOf(t, at(f, `${f.at}.${option}`)) : part(picks[0] as number, picks.slice(1));
    case 'sequence':
    case 'may':
      return part(0, picks);
    default:
      return 0;
  }
}

/** Good states go to friends, bad ones to enemies. */
function goesTo(e: Extract<Effect, { word: 'state' }>): 1 | -1 {
  return e.states.includes('UNTOUCHABLE') ? 1 : -1;
}

/** FRAIL is for those who are about to fall, or have fallen in this turn. */
function stateWorth(t: Table, e: Extract<Effect, { word: 'state' }>, operator: number): number {
  const { felled, damage } = operatorAt(t, operator);
  const frail = felled ? 12 : damage > 0 ? 3 : STATES.FRAIL;
  return e.states.reduce((sum, state) => sum + (state === 'FRAIL' ? frail : STATES[state]), 0);
}

const isUp = (t: Table, thing: Thing): number =>
  isOperatorThing(thing) && operatorAt(t, thing).disabled > 0 ? 0.3 : 1;

function streamWorth(
  t: Table,
  f: EffectFrame,
  e: Extract<Effect, { word: 'stream' }>,
  picks: readonly number[],
  option: number,
): number {
  const isPlacePick = e.who === 'this' || picks.length > 0;
  const operator = e.who === 'this' ? thisOperator(t, f) : isPlacePick ? (picks[0] as number) : option;
  if (sideOf(t, operator) !== f.seat) return operatorAt(t, operator).at === playerAt(t, f.seat).at ? 2 : 0.2;
  if (!isPlacePick && e.range !== 'here') return 0.3;
  const end = e.range === 'here' ? hereOf(t, f) : (option as Place);
  return placeWorth(t, f.seat, operator, end) - placeWorth(t, f.seat, operator, operatorAt(t, operator).at);
}

function copyWorth(t: Table, f: EffectFrame, picks: readonly number[], option: number): number {
  const [operator, n, ...rest] = picks;
  if (operator === undefined) return Math.max(...printedOn(operatorAt(t, option).card).map((one) => copied(t, f, one)));
  const addresses = printedOn(operatorAt(t, operator).card);
  if (n === undefined) return copied(t, f, addresses[option] as string);
  const address = addresses[n] as string;
  return pickWorth(t, at(f, address), effectAt(address), rest, option);
}

function copied(t: Table, f: EffectFrame, address: string): number {
  return effectAt(address).word === 'copy' ? 0 : worthOf(t, at(f, address));
}

/** Tech for its bearer; friends at the front first. */
function equipWorth(t: Table, f: EffectFrame, operator: number): number {
  const { standing } = techCard(f.at.split('.')[0] as string);
  if (standing.some(({ holds }) => holds === 'control')) return 4 * isUp(t, operator);
  const isFront = enemiesAt(t, f.seat, operatorAt(t, operator).at) > 0;
  return (sideOf(t, operator) === f.seat ? (isFront ? 2.2 : 1.2) : 2.8) * isUp(t, operator);
}

/** An effect that asks nothing first: its group, its turnpoint, or its tech. */
function plainWorth(t: Table, f: EffectFrame, e: Effect): number {
  switch (e.word) {
    case 'strike':
    case 'lower': {
      const manner = e.word === 'strike' ? 'strike' : 'lower';
      return everyone(t, f, e.who, manner).reduce(
        (sum, thing) => sum + strikeWorth(t, f.seat, thing, e.amount, e.word === 'lower'),
        0,
      );
    }
    case 'extra move':
      return operatorAt(t, f.user).moves > 0 ? 1 : 0;
    case 'bonus':
      return 0.9 * enemiesAt(t, f.seat, hereOf(t, f)) * everyone(t, f, e.who, 'other').length - 0.5;
    case 'raise':
      return everyone(t, f, e.who, 'other').reduce((sum, no) => sum + (sideOf(t, no) === f.seat ? 0.3 : -0.3), -0.2);
    case 'destroy':
      return everyone(t, f, e.who, 'other').reduce((sum, thing) => sum + (sideOf(t, thing) === f.seat ? -2.5 : 2.5), 0);
    case 'armor':
      return 1;
    case 'spin':
      return flipWorth(t, f.seat, upstreamFrom(hereOf(t, f)));
    case 'zone':
      return 0.3;
    case 'disable agenda':
      return 1.5;
    case 'look':
      return 0.7;
    case 'equip':
      return equipWorth(t, f, f.user);
    case 'deploy':
      return deployWorth(t, f);
    case 'sequence':
      return e.parts.reduce((sum, _, n) => sum + Math.max(0, worthOf(t, at(f, `${f.at}.${n}`))), 0);
    default:
      return 0.2;
  }
}

function deployWorth(t: Table, f: EffectFrame): number {
  const here = hereOf(t, f);
  const enemies = enemiesAt(t, f.seat, here);
  const { standing } = techCard(f.at.split('.')[0] as string);
  const acts = standing.some(({ holds }) => holds === 'start of turn' || holds === 'bonus here');
  const isSiege = playerAt(t, 1 - f.seat).at % 6 === here % 6;
  return (acts ? 1.2 : 0.4) + 0.8 * enemies + (isSiege ? 1.5 : 0);
}
