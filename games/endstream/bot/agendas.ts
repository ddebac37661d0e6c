import type { Seat } from '@turnpoint/kernel';
import {
  AGENDA_TYPES,
  abilityAt,
  canPay,
  LENGTH,
  ownerOf,
  ownPlaces,
  type Price,
  printedOn,
  streamOf,
  typesOf,
} from '../content/index.ts';
import { agendaState, lowerType, upperType } from '../rules/board/agendas.ts';
import { cardOf, playerAt } from '../rules/board/things.ts';
import type { Agenda, Place, Points, Table } from '../rules/types.ts';
import { once } from './remember.ts';
import { WEIGHTS } from './weights.ts';

/** How much each type is asked for by a player's known operators: to activate them, and for what they can do. */
const needs = once((t, seat): readonly number[] => {
  const wanted = [0.5, 0.5, 0.5];
  for (const [no, op] of t.operators.entries()) {
    if (ownerOf(no) !== seat || op.zone === 'gone') continue;
    const isInHand = op.zone === 'hand';
    if (isInHand) count(wanted, cardOf(op).cost, 1);
    for (const at of printedOn(op.card)) count(wanted, abilityAt(at).price, isInHand ? WEIGHTS.later : 1);
  }
  return wanted;
});

function count(wanted: number[], price: Price, weight: number): void {
  for (const symbol of price) {
    const types = typesOf(symbol);
    for (const type of types) {
      const n = AGENDA_TYPES.indexOf(type);
      wanted[n] = (wanted[n] as number) + weight / types.length ** 2;
    }
  }
}

/** How well agendas serve their owner's needs, from 0 to 1, when some are flipped. */
function fit(t: Table, owner: Seat, flipped: readonly Place[]): number {
  const wanted = needs(t, owner);
  const all = wanted.reduce((sum, n) => sum + n, 0);
  const supply: [number, number, number] = [0, 0, 0];
  for (const place of ownPlaces(owner)) {
    const agenda = t.agendas[place] as Agenda;
    supply[AGENDA_TYPES.indexOf(flipped.includes(place) ? lowerType(agenda) : upperType(agenda)) as 0 | 1 | 2]++;
  }
  return supply.reduce((sum, n, i) => sum + Math.min(n / LENGTH, (wanted[i] as number) / all), 0);
}

/** How well the agendas lie for this player. */
export const dealWorth = (t: Table, seat: Seat): number => fit(t, seat, []);

/** What flipping these agendas gains: more of what this player needs, or less of what the other does. */
export function flipWorth(t: Table, seat: Seat, places: readonly Place[]): number {
  const [first] = places;
  if (first === undefined) return 0;
  const owner = streamOf(first);
  return WEIGHTS.agendas * (fit(t, owner, places) - fit(t, owner, [])) * (owner === seat ? 1 : -1);
}

/** A way to get the points for a price: agendas to activate one after another, and one to push if needed. */
export interface Funding {
  readonly places: readonly Place[];
  readonly push: Place | null;
}

interface Terms {
  readonly cut?: number;
  readonly mayPush?: boolean;
}

/** Ways found so far, by price (each is printed once) and terms. */
const fundings = once((): Map<Price, (Funding | null | undefined)[]> => new Map());

/** The fewest ready agendas that, with the points at hand, pay the price; null when nothing does. */
export function fund(t: Table, seat: Seat, price: Price, { cut = 0, mayPush = false }: Terms = {}): Funding | null {
  const known = fundings(t, seat);
  const ways = known.get(price) ?? [];
  if (ways.length === 0) known.set(price, ways);
  const terms = 2 * cut + Number(mayPush);
  const found = ways[terms];
  if (found !== undefined) return found;
  const made = raise(t, seat, price, cut, mayPush);
  ways[terms] = made;
  return made;
}

function raise(t: Table, seat: Seat, price: Price, cut: number, mayPush: boolean): Funding | null {
  const { points } = playerAt(t, seat);
  if (canPay(points, price, cut)) return { places: [], push: null };
  const ready = readyAgendas(t, seat);
  const plain = tap(t, points, ready, price, cut);
  if (plain !== null || !mayPush) return plain === null ? null : { places: plain, push: null };
  for (const push of ready) {
    const rest = ready.filter((place) => place !== push);
    const more = tap(t, add(t, points, push, 2), rest, price, cut);
    if (more !== null) return { places: more, push };
  }
  return null;
}

/** Those of the least wanted types first: they pay for gray symbols. */
const readyAgendas = once((t, seat): readonly Place[] => {
  const ready = ownPlaces(seat).filter((place) => agendaState(t, place) === 'ready');
  const wanted = needs(t, seat);
  const want = (place: Place) => wanted[AGENDA_TYPES.indexOf(upperType(t.agendas[place] as Agenda))] as number;
  return ready.sort((a, b) => want(a) - want(b));
});

function tap(t: Table, points: Points, ready: readonly Place[], price: Price, cut: number): Place[] | null {
  for (let most = 0; most <= price.length; most++) {
    const found = tapUpTo(t, points, ready, price, cut, most);
    if (found !== null) return found;
  }
  return null;
}

function tapUpTo(
  t: Table,
  points: Points,
  ready: readonly Place[],
  price: Price,
  cut: number,
  most: number,
): Place[] | null {
  if (canPay(points, price, cut)) return [];
  if (most === 0) return null;
  for (const [i, place] of ready.entries()) {
    const rest = tapUpTo(t, add(t, points, place, 1), ready.slice(i + 1), price, cut, most - 1);
    if (rest !== null) return [place, ...rest];
  }
  return null;
}

function add(t: Table, points: Points, place: Place, amount: number): Points {
  const n = AGENDA_TYPES.indexOf(upperType(t.agendas[place] as Agenda));
  return points.with(n, (points[n] as number) + amount) as unknown as Points;
}
