import { partAt } from '@turnpoint/effects';
import {
  across,
  centuryOf,
  type Effect,
  effectAt,
  PLACES,
  placeOf,
  printedOn,
  streamOf,
  upstreamFrom,
} from '../content/index.ts';
import { agendaState } from '../rules/board/agendas.ts';
import { operatorAt, sideOf } from '../rules/board/things.ts';
import { askAt } from '../rules/effects/index.ts';
import { everyone, hereOf, thisOperator } from '../rules/effects/targets.ts';
import type { EffectFrame, Place, Table, Thing } from '../rules/types.ts';
import { flipWorth } from './agendas.ts';
import { relief } from './danger.ts';
import { deployWorth, equipWorth } from './gear.ts';
import { gainAt } from './places.ts';
import { controlWorth, guardWorth, stateWorth } from './states.ts';
import { enemiesAt, strikeWorth } from './targets.ts';
import { WEIGHTS } from './weights.ts';
import { zoneWorth } from './zones.ts';

/** What using the effect at the frame's address is worth to its seat, with the best picks. */
export function worthOf(t: Table, f: EffectFrame): number {
  const effect = effectAt(f.at);
  const ask = askAt(t, f, []);
  if (ask === null || effect.word === 'seq') return plainWorth(t, f, effect);
  const options = ask.options();
  if (options.length === 0) return 0;
  let best = ask.mayStop ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of options) best = Math.max(best, pickWorth(t, f, effect, [], option));
  return best;
}

const at = (f: EffectFrame, address: string): EffectFrame => ({ ...f, at: address });

/** What it is worth to pick this option next. */
export function pickWorth(t: Table, f: EffectFrame, e: Effect, picks: readonly number[], option: number): number {
  const sign = (thing: Thing) => (sideOf(t, thing) === f.seat ? 1 : -1);
  const part = (n: number, rest: readonly number[]) =>
    pickWorth(t, at(f, partAt(f.at, n)), effectAt(partAt(f.at, n)), rest, option);
  switch (e.word) {
    case 'strike':
    case 'lower':
      return blowWorth(t, f, e, option);
    case 'raise':
    case 'armor':
      return sign(option) * e.amount * (guardWorth(t, f.seat, option) + 0.1);
    case 'state':
      return e.states.reduce((sum, state) => sum + stateWorth(t, f.seat, state, option), 0);
    case 'control':
      return controlWorth(t, f.seat, option, e.until);
    case 'stream':
      return streamWorth(t, f, e, picks, option);
    case 'flip':
      return flipWorth(t, f.seat, [option]);
    case 'disable agenda':
      return agendaWorth(t, option);
    case 'ready agenda':
      return WEIGHTS.agendaPoint + 0.2;
    case 'destroy':
      return -WEIGHTS.tech * sign(option);
    case 'reactivate':
      return 5 * sign(option);
    case 'disintegrate':
      return -WEIGHTS.disintegrates * sign(option);
    case 'copy':
      return copyWorth(t, f, picks, option);
    case 'equip':
      return equipWorth(t, f, option) + thenWorth(t, f, e, option);
    case 'look':
      return operatorAt(t, option).techsSeen ? 0 : 0.7;
    case 'choose':
      return picks.length === 0 ? worthOf(t, at(f, `${f.at}.${option}`)) : part(picks[0] as number, picks.slice(1));
    case 'seq':
      return part(0, picks) + (isLeap(e) ? afterLeap(t, f, e, option) : 0);
    case 'may':
      return part(0, picks);
    default:
      return 0;
  }
}

function blowWorth(t: Table, f: EffectFrame, e: Extract<Effect, { word: 'strike' | 'lower' }>, thing: Thing): number {
  const isStrike = e.word === 'strike';
  const blow = { amount: e.amount, skipsArmor: !isStrike || e.pierce, striker: isStrike ? f.user : null };
  return strikeWorth(t, f.seat, thing, blow) + 0.5 * e.also.length;
}

/** An enemy agenda is down for the opponent's next turn, unless it is anyway. */
function agendaWorth(t: Table, place: Place): number {
  return agendaState(t, place) === 'disabled' ? 0 : WEIGHTS.agendaPoint;
}

function streamWorth(
  t: Table,
  f: EffectFrame,
  e: Extract<Effect, { word: 'stream' }>,
  picks: readonly number[],
  option: number,
): number {
  const isPlacePick = e.who === 'this' || picks.length > 0;
  const operator = e.who === 'this' ? thisOperator(t, f) : isPlacePick ? (picks[0] as number) : option;
  const { at: from } = operatorAt(t, operator);
  if (sideOf(t, operator) !== f.seat) {
    if (isPlacePick) return awayWorth(t, f, operator, [option]);
    const reach = typeof e.range === 'number' ? e.range : PLACES.length;
    const ends = PLACES.filter((to) => to !== from && streamOf(to) === streamOf(from) && Math.abs(to - from) <= reach);
    if (e.range === 'random') return awayWorth(t, f, operator, ends);
    return Math.max(...ends.map((to) => awayWorth(t, f, operator, [to])));
  }
  if (!isPlacePick && e.range !== 'here') {
    const ends = e.range === 'cross-stream' ? [across(from)] : [];
    return ends.reduce((best, to) => Math.max(best, gainAt(t, f.seat, operator, to)), 0.3);
  }
  return gainAt(t, f.seat, operator, e.range === 'here' ? hereOf(t, f) : (option as Place));
}

/** An enemy carried off: the mean over where it may end. */
function awayWorth(t: Table, f: EffectFrame, operator: number, ends: readonly Place[]): number {
  const sum = ends.reduce((total, to) => total + relief(t, f.seat, { moved: { operator, to } }), 0);
  return 0.2 + sum / Math.max(1, ends.length);
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

type Sequence = Extract<Effect, { word: 'seq' }>;

/** The user goes elsewhere first, and does the rest from there. */
function isLeap({ parts: [first] }: Sequence): boolean {
  return first?.word === 'stream' && first.who === 'this';
}

function leapWorth(t: Table, f: EffectFrame, e: Sequence): number {
  const ends = askAt(t, f, [])?.options() ?? [];
  return Math.max(...ends.map((to) => pickWorth(t, f, e, [], to)));
}

/** What the rest is worth from where the leap ends. */
function afterLeap(t: Table, f: EffectFrame, e: Sequence, to: Place): number {
  const op = operatorAt(t, f.user);
  const from = op.at;
  op.at = to;
  const sum = e.parts.slice(1).reduce((total, _, n) => total + Math.max(0, worthOf(t, at(f, partAt(f.at, n + 1)))), 0);
  op.at = from;
  return sum;
}

/** What happens to the bearer at once. */
function thenWorth(
  t: Table,
  f: EffectFrame,
  { parts: { then } }: Extract<Effect, { word: 'equip' }>,
  bearer: number,
): number {
  return then?.word === 'armor' ? then.amount * (guardWorth(t, f.seat, bearer) + 0.1) : 0;
}

/** An effect that asks nothing first: its group, its turnpoint, or its tech. */
function plainWorth(t: Table, f: EffectFrame, e: Effect): number {
  switch (e.word) {
    case 'strike':
    case 'lower':
      return everyone(t, f, e.who, e.word).reduce((sum, thing) => sum + blowWorth(t, f, e, thing), 0);
    case 'extra move':
      return operatorAt(t, f.user).moves > 0 ? 1 : 0;
    case 'bonus':
      return 0.9 * enemiesAt(t, f.seat, hereOf(t, f)) * everyone(t, f, e.who, 'other').length - 0.5;
    case 'raise':
      return everyone(t, f, e.who, 'other').reduce(
        (sum, no) => sum + e.amount * (sideOf(t, no) === f.seat ? guardWorth(t, f.seat, no) : -0.3),
        0,
      );
    case 'armor':
      return e.who === 'this' ? e.amount * (guardWorth(t, f.seat, thisOperator(t, f)) + 0.1) : 1;
    case 'state':
      return everyone(t, f, e.who, 'other').reduce(
        (sum, no) => sum + e.states.reduce((all, state) => all + stateWorth(t, f.seat, state, no), 0),
        0,
      );
    case 'destroy':
      return everyone(t, f, e.who, 'other').reduce(
        (sum, thing) => sum + (sideOf(t, thing) === f.seat ? -WEIGHTS.tech : WEIGHTS.tech),
        0,
      );
    case 'spin':
      return flipWorth(t, f.seat, upstreamFrom(hereOf(t, f)));
    case 'zone':
      return zoneWorth(
        t,
        f.seat,
        e.zone,
        e.at === 'here' ? hereOf(t, f) : placeOf(1 - f.seat, centuryOf(hereOf(t, f))),
        e.unlessController,
      );
    case 'disable agenda':
      return agendaWorth(t, placeOf(1 - f.seat, centuryOf(hereOf(t, f))));
    case 'look':
      return 0.7;
    case 'equip':
      return equipWorth(t, f, f.user) + thenWorth(t, f, e, f.user);
    case 'deploy':
      return deployWorth(t, f);
    case 'seq':
      if (isLeap(e)) return leapWorth(t, f, e);
      return e.parts.reduce((sum, _, n) => sum + Math.max(0, worthOf(t, at(f, partAt(f.at, n)))), 0);
    default:
      return 0.2;
  }
}
