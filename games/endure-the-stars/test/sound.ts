import { EVENT_DECK, enemyOf, GOAL_DECK, ITEM_DECK, RESOLVE_DECK } from '../content/index.ts';
import { allCards } from '../rules/board/kit/inventory.ts';
import { missionIn, shipOf } from '../rules/board/ship.ts';
import type { State, Table } from '../rules/index.ts';

type Check = (t: Table) => string | null;

const people: Check = (t) => {
  for (const { fate, zone, health, resolve, actions, carries } of t.team) {
    if (health < 0 || health > 10 || resolve < 0 || resolve > 10 || actions < 0) return 'a value out of bounds';
    if ((fate === 'dead') !== (health === 0)) return 'dead and living';
    if (fate !== 'living' && zone !== null) return 'somebody on the map who is not there';
    if (carries.some((n) => t.objectives[n]?.zone !== null)) return 'an objective that is carried and lies there';
    if (fate === 'dead' && carries.length > 0) return 'an objective in the hands of the dead';
  }
  return null;
};

/** Enemies, under control or not. */
const onBoard = ({ figures: all, allies = [] }: Table) => [...all, ...allies.filter((ally) => ally !== null)];

/** ETS-1.6, 17.11: no more miniatures than the box holds, no more in a zone than one that came last and was large. */
const figures: Check = (t) => {
  const spaces = shipOf(t).zones.map(() => 0);
  const take = (zone: number, n: number) => spaces.splice(zone, 1, (spaces[zone] as number) + n);
  for (const { type, zone } of onBoard(t)) take(zone, enemyOf(type).isBoss ? 3 : 1);
  for (const [who, { zone }] of t.team.entries()) if (zone !== null && t.loader?.pilot !== who) take(zone, 1);
  if (t.loader !== null) take(t.loader.zone, 3);
  // Getting out of the Loader enters no zone (ETS-18.8).
  const alighted = (id: number) => (t.loader?.zone === id && t.loader.pilot === null ? 1 : 0);
  if (shipOf(t).zones.some(({ id, capacity }) => (spaces[id] as number) > capacity + 2 + alighted(id)))
    return 'a zone too full';
  const counts = Map.groupBy(onBoard(t), ({ type }) => type);
  return [...counts].some(([type, all]) => all.length > enemyOf(type).supply) ? 'more miniatures than there are' : null;
};

/** ETS-M13.12, M13.13, M13.17 */
const controlled: Check = ({ allies = [] }) => {
  const all = allies.filter((ally) => ally !== null);
  if (all.length > 5) return 'more under control than may be';
  return all.some(({ type, health }) => health < 0 || health > enemyOf(type).health) ? 'an ally out of bounds' : null;
};

/** ETS-5.7, 5.17, 5.18 */
const noises: Check = (t) => {
  const places = t.noises.map(({ zone, late }) => `${zone} ${late}`);
  if (new Set(places).size < places.length) return 'two noises of one kind in a zone';
  return t.noises.some(({ level }) => level < 1 || level > 5) ? 'a noise out of bounds' : null;
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();

/** Every card is somewhere, once. Item cards that a mission makes beyond the deck come on top (ETS-O.9). */
const cards: Check = (t) => {
  const resolves = [...t.resolveDeck, ...t.team.flatMap((one) => one.resolves.map(({ card }) => card))];
  if (!isSame(resolves, RESOLVE_DECK)) return 'a Resolve card lost or doubled';
  const goals = [...t.goals, ...t.goalDiscard, ...t.team.flatMap(({ goal }) => goal?.card ?? [])];
  if (!isSame(goals, GOAL_DECK)) return 'an Accomplishment card lost or doubled';
  const events = [...t.events, ...t.eventDiscard, ...(t.event === null ? [] : [t.event])];
  if (events.some((event) => !EVENT_DECK.includes(event)) || t.buried > t.events.length)
    return 'an Event card too many';
  const items = [
    ...t.items,
    ...t.itemDiscard,
    ...t.aside,
    ...t.team.flatMap((one) => allCards(one).map(({ item }) => item)),
  ];
  const spare = missionIn(t).setAside.length;
  return items.length < ITEM_DECK.length || items.length > ITEM_DECK.length + spare
    ? 'an Item card lost or doubled'
    : null;
};

/** Between two things of a turn nothing is in anybody's hands. */
const isAtRest = ({ stack }: State): boolean => stack.at(-1)?.kind === 'act' && stack.length === 3;

/** What never happens on a sound table; null when nothing of it has. */
export function unsound(s: State): string | null {
  const { table: t } = s;
  return people(t) ?? figures(t) ?? controlled(t) ?? noises(t) ?? (isAtRest(s) ? cards(t) : null);
}
