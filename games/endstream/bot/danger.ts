import { partsOf } from '@turnpoint/effects';
import type { Seat } from '@turnpoint/kernel';
import {
  abilityAt,
  across,
  distance,
  type Effect,
  ownerOf,
  printedOn,
  techCard,
  type ZoneWord,
} from '../content/index.ts';
import { gearHolds, hasState, specialOf } from '../rules/board/standing.ts';
import { operatorAt, playerAt } from '../rules/board/things.ts';
import type { OperatorNo, Place, Table } from '../rules/types.ts';
import { once } from './remember.ts';
import { WEIGHTS } from './weights.ts';

/** What two gray symbols do for everybody: half a point of armor for each. */
const DEFAULT_PUNCH = 0.5;
/** Agenda points that a turn's attack has, and what each further attacker adds to the one before. */
const ATTACK = 5;
const FURTHER = 0.35;
/** A plain MOVE along a stream. */
const MOVE = 2;

interface Striker {
  /** Damage to a controller for one agenda point. */
  readonly punch: number;
  /** From the turnpoint across, too. */
  readonly isFar: boolean;
}

const strikers = new Map<string, Striker>();

/** How hard an operator hits controllers, by its card. */
export function strikerOf(card: string): Striker {
  const known = strikers.get(card);
  if (known !== undefined) return known;
  let striker: Striker = { punch: DEFAULT_PUNCH, isFar: false };
  for (const { price, effect } of printedOn(card).map(abilityAt)) {
    const punch = hitsController(effect) / price.length;
    if (punch > striker.punch) striker = { punch, isFar: effect.word === 'strike' && effect.who.reach === 'century' };
  }
  strikers.set(card, striker);
  return striker;
}

function hitsController(effect: Effect): number {
  if (effect.word === 'strike') return effect.who.kinds.includes('controller') ? effect.amount : 0;
  if (effect.word === 'copy') return DEFAULT_PUNCH + 1;
  return Math.max(0, ...partsOf(effect).map(([, part]) => hitsController(part)));
}

/** Something that could be different when the danger is reckoned. */
export interface Change {
  /** This operator will not act. */
  readonly without?: OperatorNo;
  /** This one cannot MOVE. */
  readonly held?: OperatorNo;
  /** This one is somewhere else. */
  readonly moved?: { readonly operator: OperatorNo; readonly to: Place };
  /** The controller is somewhere else. */
  readonly controllerAt?: Place;
  readonly wall?: { readonly zone: ZoneWord; readonly at: Place; readonly unlessController: boolean };
}

/** What the opponent could do to this seat's controller in the next turn, in points of armor, roughly. */
export function danger(t: Table, seat: Seat, change: Change = {}): number {
  const goal = change.controllerAt ?? playerAt(t, seat).at;
  const punches: number[] = [];
  for (let no = 0; no < t.operators.length; no++) {
    const op = operatorAt(t, no);
    if (op.zone !== 'board' || no === change.without || op.disabled > 1 || rulerNext(t, no) === seat) continue;
    if (hasState(t, no, 'IMPAIRED')) continue;
    const { punch, isFar } = strikerOf(op.card);
    const reaches = reachable(t, seat, no, goal, goal, change);
    if (reaches || (isFar && reachable(t, seat, no, across(goal), goal, change)))
      punches.push(reaches ? punch : punch - 0.1);
  }
  return ATTACK * punches.sort((a, b) => b - a).reduce((sum, punch, i) => sum + punch * FURTHER ** i, 0);
}

const dangerNow = once((t, seat) => danger(t, seat));

/** How much better the change makes this seat sleep. */
export function relief(t: Table, seat: Seat, change: Change): number {
  const { armor } = playerAt(t, seat);
  return WEIGHTS.care * armorWorth(armor) * (dangerNow(t, seat) - danger(t, seat, change));
}

/** A controller close to its end: the last points are the hard ones to keep. */
export function armorWorth(armor: number): number {
  return WEIGHTS.armor + WEIGHTS.lastArmor / (Math.max(0, armor) + 1);
}

/** Who will have it in the opponent's turn: CONTROL until the end of this turn is over by then. */
function rulerNext(t: Table, no: OperatorNo): Seat {
  let by = ownerOf(no);
  for (const mark of t.marks) if (mark.what === 'control' && mark.on === no && mark.until !== 'end') by = mark.by;
  return by;
}

/** Is there, or could be with one MOVE? */
function reachable(t: Table, seat: Seat, no: OperatorNo, to: Place, goal: Place, change: Change): boolean {
  const op = operatorAt(t, no);
  const from = change.moved?.operator === no ? change.moved.to : op.at;
  if (from === to) return true;
  if (no === change.held || hasState(t, no, 'IMMOBILIZED')) return false;
  const far = distance(from, to);
  if (far === null ? to !== across(from) : far > (specialOf(op, 'longer move')?.centuries ?? MOVE)) return false;
  const isBarred = (place: Place, zone: ZoneWord) => isWalled(t, seat, place, zone, goal, change);
  return !(isBarred(from, 'LOCKDOWN') || isBarred(to, 'LOCKDOWN') || isBarred(to, 'RESTRICT'));
}

/** In the opponent's next turn: what the opponent put up until then is gone. */
function isWalled(t: Table, seat: Seat, place: Place, zone: ZoneWord, controllerAt: Place, change: Change): boolean {
  const { wall } = change;
  if (
    wall !== undefined &&
    wall.zone === zone &&
    wall.at === place &&
    !(wall.unlessController && controllerAt === place)
  )
    return true;
  return (
    t.marks.some(
      (mark) =>
        mark.what === zone &&
        mark.on === place &&
        mark.by === seat &&
        !(mark.unlessController && controllerAt === place),
    ) ||
    t.gear.some(
      (gear) =>
        gear.at === place &&
        gearHolds(gear, 'zone')?.zone === zone &&
        (gear.by === seat || techCard(gear.card).lasts !== 'start'),
    )
  );
}

/** Enemy operators that could strike in this turnpoint in the opponent's next turn: those who are there count whole. */
export function threats(t: Table, seat: Seat, place: Place): number {
  const known = threatsAt(t, seat);
  const found = known[place] ?? countThreats(t, seat, place);
  known[place] = found;
  return found;
}

const threatsAt = once((): number[] => []);

function countThreats(t: Table, seat: Seat, place: Place): number {
  let sum = 0;
  for (let no = 0; no < t.operators.length; no++) {
    const op = operatorAt(t, no);
    if (op.zone !== 'board' || op.disabled > 1 || rulerNext(t, no) === seat) continue;
    if (op.at === place) sum += 1;
    else if (reachable(t, seat, no, place, -1, {})) sum += 0.4;
  }
  return Math.min(2, sum);
}
