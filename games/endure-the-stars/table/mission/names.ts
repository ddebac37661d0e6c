import type { Message, Value } from '@turnpoint/kernel';
import { LOADER_PLACE, MISSION_IDS, nameIn, type OwnMission, saidOf, tileOf } from '../../content/index.ts';
import type { Chart } from '../../rules/telling/reckon/index.ts';
import type { NameOf } from './sentences.ts';

/** Kinds of parameters whose values the texts of the game name. */
const KEYS: Readonly<Record<string, string>> = {
  class: 'class',
  family: 'family',
  enemy: 'enemy',
  enemies: 'enemy',
  cards: 'item',
};

/** What people call what an own mission names, on its map. */
export function namesOn(chart: Pick<Chart, 'zones' | 'doors'>, { texts }: OwnMission): NameOf {
  const zone = (name: string): Value => chart.zones.find(({ parts }) => parts.includes(name))?.name ?? name;
  const told: Readonly<Record<string, (name: string) => Value>> = {
    zone,
    place: (name) => (name === LOADER_PLACE ? { key: 'word.place.loader' } : zone(name)),
    zones: zone,
    exits: zone,
    doors: (name) => doorName(chart, name) ?? name,
    objective: (name) => nameIn(texts, name),
    objectives: (name) => nameIn(texts, name),
    text: (name) => nameIn(texts, name),
    event: eventName,
    // In a campaign of own missions by its title.
    mission: (name) => (MISSION_IDS.includes(name) ? saidOf(name, 'mission') : name),
  };
  return (kind, name) => told[kind]?.(name) ?? (kind in KEYS ? { key: `${KEYS[kind]}.${name}` } : name);
}

function doorName({ zones, doors }: Pick<Chart, 'zones' | 'doors'>, name: string): Message | null {
  const door = doors.find(({ code }) => code === name);
  if (door === undefined) return null;
  return { key: 'door.between', args: { sides: { list: door.between.map((side) => zones[side]?.name ?? '') } } };
}

export function eventName(id: string): Message {
  const tile = tileOf(id);
  return tile === null ? { key: `event.${id}` } : { key: 'event.spawn', args: { tile: { key: `tile.${tile}` } } };
}
