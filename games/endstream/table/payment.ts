import {
  AGENDA_TYPES,
  type AgendaType,
  abilityAt,
  canPay,
  controllerCard,
  DEFAULT,
  operatorCard,
  ownPlaces,
  type Points,
  type Price,
  techCard,
  waysToPay,
} from '../content/index.ts';
import type { Choice, Look, Place, View } from '../rules/types.ts';

/** Vremenium that a tech costs a seat now: the first Weapon of a turn may be cheaper (ES-R44). */
export function chargeFor({ players }: View, seat: number, tech: string): number {
  const { vremenium, category } = techCard(tech);
  const player = players[seat];
  if (player === undefined || category !== 'Weapon' || player.weaponsUsed > 0) return vremenium;
  const cuts = controllerCard(player.controller).specials.map(({ standing }) =>
    standing.holds === 'weapon cut' ? standing.amount : 0,
  );
  return Math.max(0, vremenium - Math.max(0, ...cuts));
}

/** The choice that makes an agenda's point. */
export const activated = (place: Place): Choice => ({ kind: 'agenda', place });

export type PayChoice = Extract<Choice, { kind: 'pay' }>;

const byType = (count: (type: AgendaType, n: number) => number): Points => AGENDA_TYPES.map(count) as unknown as Points;

function readyOf({ agendas }: View, seat: number, type: AgendaType): Place[] {
  return ownPlaces(seat).filter((place) => agendas[place]?.state === 'ready' && agendas[place].type === type);
}

/** Points made, and those that ready agendas would still give. */
function atHand(view: View, seat: number): Points {
  return byType((type, n) => (view.players[seat]?.points[n] ?? 0) + readyOf(view, seat, type).length);
}

/** The prices that a seat might want to pay this turn: of its hand, of who is out, of its controller. */
function wishesOf({ operators, players }: View, seat: number): Price[] {
  const controller = players[seat]?.controller;
  const out = operators.filter(({ zone, by, disabled }) => zone === 'board' && by === seat && disabled === 0);
  const hand = operators.filter(({ zone, owner }) => zone === 'hand' && owner === seat);
  return [
    ...hand.flatMap(({ card }) => (card === null ? [] : [operatorCard(card).cost])),
    ...out.flatMap(({ card }) => (card === null ? [] : operatorCard(card).abilities.map(({ price }) => price))),
    ...(controller ? controllerCard(controller).abilities.map(({ price }) => price) : []),
    ...(out.length > 0 ? [abilityAt(DEFAULT).price] : []),
  ];
}

/** Of each way, what could still be paid for after it, and what would be left. */
function afterEach(view: View, seat: number, ways: readonly Points[]) {
  const all = atHand(view, seat);
  const wishes = wishesOf(view, seat);
  return ways.map((way) => {
    const left = byType((_, n) => all[n as 0] - way[n as 0]);
    return { way, left, kept: wishes.filter((price) => canPay(left, price)) };
  });
}

const total = ([military, political, scientific]: Points): number => military + political + scientific;

/** A price that is out of reach: what can be made for it, and the agenda whose push would be enough (ES-5.14). */
export interface Shortfall {
  readonly atHand: Points;
  readonly push: Place | null;
}

export function shortfall({ view, seat, choices }: Look, price: Price, cut = 0): Shortfall {
  const have = atHand(view, seat ?? 0);
  const pushes = choices.flatMap((choice) => (choice.kind === 'push' ? [choice.place] : []));
  const more = (place: Place) => byType((type, n) => have[n as 0] + (view.agendas[place]?.type === type ? 1 : 0));
  return { atHand: have, push: pushes.find((place) => canPay(more(place), price, cut)) ?? null };
}

/** Some of every type is better than much of one. */
const rarestOf = (left: Points): readonly number[] => [...left].sort((a, b) => a - b);

/**
 * The ready agendas that, with the points already made, would pay a price (ES-R8, "pay now"): so that as much as possible
 * can still be paid for afterwards, the fewest, and of each type something is left. `cut` symbols of it are left out, any
 * of them. Null when the price is out of reach.
 */
export function agendasFor(view: View, seat: number, price: Price, cut = 0): Place[] | null {
  const made = view.players[seat]?.points ?? [0, 0, 0];
  const needed = (way: Points) => byType((_, n) => Math.max(0, way[n as 0] - made[n as 0]));
  const ways = afterEach(view, seat, waysToPay(atHand(view, seat), price, cut)).map((one) => ({
    ...one,
    needs: needed(one.way),
  }));
  const [best] = ways.sort((a, b) => {
    const [first, second] = [rarestOf(a.left), rarestOf(b.left)];
    const rarer = first.findIndex((n, i) => n !== second[i]);
    const more = b.kept.length - a.kept.length || total(a.needs) - total(b.needs);
    return more || (second[rarer] ?? 0) - (first[rarer] ?? 0);
  });
  if (best === undefined) return null;
  return AGENDA_TYPES.flatMap((type, n) => readyOf(view, seat, type).slice(0, best.needs[n as 0]));
}

/** The answer that leaves everything payable that any other would; null when each closes another door: it is a choice. */
export function sensibleWay(view: View, seat: number, ways: readonly PayChoice[]): PayChoice | null {
  const after = afterEach(
    view,
    seat,
    ways.map(({ points }) => points),
  );
  const most = new Set(after.flatMap(({ kept }) => kept)).size;
  return ways[after.findIndex(({ kept }) => new Set(kept).size === most)] ?? null;
}
