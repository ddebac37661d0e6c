import type { Seat } from '@turnpoint/kernel';
import { AGENDA_TYPES, abilityAt, type Price, printedOn, typesOf } from '../content/index.ts';
import { agendaState, lowerType, upperType } from '../rules/agendas.ts';
import { ownPlaces, streamOf } from '../rules/places.ts';
import { canPay } from '../rules/price.ts';
import { cardOf, ownerOf, playerAt } from '../rules/things.ts';
import type { Agenda, Place, Points, Table } from '../rules/types.ts';

/** How much each type is asked for by a player's known operators. */
function needs(t: Table, seat: Seat): number[] {
  const wanted = [0.5, 0.5, 0.5];
  for (const [no, op] of t.operators.entries()) {
    if (ownerOf(no) !== seat || op.zone === 'gone') continue;
    const prices = op.zone === 'hand' ? [cardOf(op).cost] : printedOn(op.card).map((at) => abilityAt(at).price);
    for (const symbol of prices.flat()) {
      const types = typesOf(symbol);
      for (const type of types) {
        const n = AGENDA_TYPES.indexOf(type);
        wanted[n] = (wanted[n] as number) + 1 / types.length ** 2;
      }
    }
  }
  return wanted;
}

/** What flipping these agendas gains: more of what this player needs, or less of what the other does. */
export function flipWorth(t: Table, seat: Seat, places: readonly Place[]): number {
  const [first] = places;
  if (first === undefined) return 0;
  const owner = streamOf(first);
  const wanted = needs(t, owner);
  const all = wanted.reduce((sum, n) => sum + n, 0);
  const share = (supply: readonly number[]) =>
    supply.reduce((sum, n, i) => sum + Math.min(n / 6, (wanted[i] as number) / all), 0);
  const before = [0, 0, 0];
  const after = [0, 0, 0];
  for (const place of ownPlaces(owner)) {
    const agenda = t.agendas[place] as Agenda;
    const up = AGENDA_TYPES.indexOf(upperType(agenda));
    const down = AGENDA_TYPES.indexOf(lowerType(agenda));
    before[up] = (before[up] as number) + 1;
    after[places.includes(place) ? down : up] = (after[places.includes(place) ? down : up] as number) + 1;
  }
  return 4 * (share(after) - share(before)) * (owner === seat ? 1 : -1);
}

/** A way to get the points for a price: agendas to activate one after another, and one to push if needed. */
export interface Funding {
  readonly places: readonly Place[];
  readonly push: Place | null;
}

/** The fewest ready agendas that, with the points at hand, pay the price; null when nothing does. */
export function fund(
  t: Table,
  seat: Seat,
  price: Price,
  { cut = 0, mayPush = false }: { cut?: number; mayPush?: boolean } = {},
): Funding | null {
  const { points } = playerAt(t, seat);
  if (canPay(points, price, cut)) return { places: [], push: null };
  const ready = ownPlaces(seat).filter((place) => agendaState(t, place) === 'ready');
  const plain = tap(t, points, ready, price, cut);
  if (plain !== null || !mayPush) return plain === null ? null : { places: plain, push: null };
  for (const push of ready) {
    const rest = ready.filter((place) => place !== push);
    const found = tap(t, add(t, points, push, 2), rest, price, cut);
    if (found !== null) return { places: found, push };
  }
  return null;
}

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
