import { type Condition, isTimed, LOADER_PLACE, POWER_CELL } from '../../../content/index.ts';
import { alliesOut } from '../../board/allies.ts';
import { anyoneOnMap, inTurnOrder, isOfClass, survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { stateOf } from '../../board/doors.ts';
import { isBoss, isClear, stunnedIn } from '../../board/foes/foes.ts';
import { hasWon } from '../../board/has-won.ts';
import { spentCells } from '../../board/kit/cells.ts';
import { allCards } from '../../board/kit/inventory.ts';
import { missionIn, shipOf, waysIn, zoneIn } from '../../board/ship.ts';
import type { Door, Objective, Table, Who, ZoneId } from '../../types.ts';
import { sentriesLeft } from './control.ts';
import { fallenOf } from './tally.ts';

type Asked<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

/** Do all these conditions of the mission hold now? */
export function allHold(t: Table, conditions: readonly Condition[], actor: Who | null = null): boolean {
  for (const condition of conditions) if (!holds(t, condition, actor)) return false;
  return true;
}

function holds(t: Table, condition: Condition, actor: Who | null): boolean {
  switch (condition.kind) {
    case 'actorIs':
      return actor !== null && isOfClass(t, actor, condition.class);
    case 'actorCarries':
      return actor !== null && carried(t, actor).some((id) => condition.objectives.includes(id));
    case 'objectiveState':
      return inState(t, condition) >= condition.atLeast;
    case 'objectivesLack':
      return inState(t, condition) < condition.atLeast;
    case 'exitUnlocked':
      return shipOf(t).exits.some(
        ({ zone }, n) =>
          condition.exits.some((name) => zoneIn(t, name) === zone) && stateOf(t.exits[n] as Door) === 'open',
      );
    case 'stunnedEnemyHere':
      return actor !== null && stunnedIn(t, zoneOf(t, actor), condition.family).length > 0;
    case 'previousMission':
      return hasWon(t, condition.mission);
    case 'mapClear':
      return isClear(t);
    case 'noEnemyWithin':
      // ETS-RM70: tokens stand for enemies, seen or not.
      return ![...t.figures, ...t.tokens].some(({ zone }) =>
        isNear(t, placeIn(t, condition.of), zone, condition.zones),
      );
    case 'allLivingLeft':
      return t.team.some(({ fate }) => fate === 'left') && t.team.every(({ fate }) => fate !== 'living');
    case 'allLivingInZone':
      return (
        t.team.some(({ fate }) => fate === 'living') &&
        t.team.every(({ fate, zone }) => fate === 'dead' || zone === placeIn(t, condition.zone))
      );
    case 'roleLeft':
      return t.team.some(
        ({ fate }, who) =>
          fate === 'left' && isOfClass(t, who, condition.class) && carried(t, who).includes(condition.with),
      );
    case 'hurtByChestInjury':
      return t.lasting.some(({ kind, who }) => kind === 'bled' && survivorAt(t, who).zone !== null);
    case 'classGone':
      return !inTurnOrder(t).some((who) => isOfClass(t, who, condition.class));
    case 'supplyGone':
      return isSupplyGone(t, condition);
    case 'loaderUnpowered':
      return t.loader?.powered !== true;
    case 'tooFewSurvivors':
      return inTurnOrder(t).length < stillHere(t, condition.objectives);
    case 'bossState':
      return isBossIn(t, condition.is);
    case 'killCount':
      return fallenOf(t, condition.family) >= condition.atLeast;
    case 'roundsOver':
      return t.round > condition.atLeast;
    case 'timed':
      return isTimed(t.options);
    case 'sentriesLeft':
      return alliesOut(t) >= condition.atLeast;
    case 'tooFewSentries':
      return sentriesLeft(t) < condition.needed;
    case 'nobodyOnMap':
      return !anyoneOnMap(t);
  }
}

/** A zone by its name, or where the Loader is. */
const placeIn = (t: Table, name: string): ZoneId => (name === LOADER_PLACE ? (t.loader?.zone ?? -1) : zoneIn(t, name));

function isBossIn(t: Table, state: Asked<'bossState'>['is']): boolean {
  if (state === 'dead') return t.boss?.isDead === true;
  const boss = t.figures.find(isBoss);
  if (boss === undefined || state === 'active') return boss !== undefined;
  // ETS-M11.10 to M11.12
  const { loader } = t;
  const isHeld = loader?.powered === true && loader.pilot !== null && zoneOf(t, loader.pilot) === boss.zone;
  return isHeld && boss.health * 2 < (t.boss?.full ?? 0);
}

/** Objectives that a survivor carries, by their names. */
export const carried = (t: Table, who: Who): string[] =>
  survivorAt(t, who).carries.flatMap((n) => missionIn(t).objectives[n]?.id ?? []);

function inState(t: Table, { objectives, state }: Pick<Asked<'objectiveState'>, 'objectives' | 'state'>): number {
  const all = missionIn(t).objectives;
  let count = 0;
  for (let n = 0; n < all.length; n++)
    if (objectives.includes(all[n]?.id ?? '') && isIn(t.objectives[n] as Objective, state)) count++;
  return count;
}

/** On the map, carried or not (ETS-M09.12). */
const stillHere = (t: Table, ids: readonly string[]): number =>
  missionIn(t).objectives.filter(({ id }, n) => ids.includes(id) && t.objectives[n]?.end === null).length;

function isIn({ zone, collected, end }: Objective, state: Asked<'objectiveState'>['state']): boolean {
  if (state === 'present') return zone !== null && end === null;
  return state === 'collected' ? collected : end === state;
}

function isNear(t: Table, from: number, to: number, steps: number): boolean {
  const far = waysIn(t).distance[from]?.[to] ?? -1;
  return far >= 0 && far <= steps;
}

/** No such card in an inventory, behind an objective or, where that counts, in the deck. A spent cell counts no more. */
function isSupplyGone(t: Table, { cards, deckToo, objectives }: Asked<'supplyGone'>): boolean {
  if (deckToo && t.items.some((item) => cards.includes(item))) return false;
  if (inState(t, { objectives, state: 'present' }) > 0) return false;
  const held = inTurnOrder(t)
    .flatMap((who) => allCards(survivorAt(t, who)))
    .filter(({ item }) => cards.includes(item));
  return held.length - (cards.includes(POWER_CELL) ? spentCells(t).length : 0) <= 0;
}
