import { type EventId, type Mission, missionOf } from '../../content/index.ts';
import type { ShipMap, Table, Ways, ZoneId } from '../types.ts';
import { mapOf, zoneNamed } from './mission-map.ts';
import { waysOf } from './ways.ts';

export const missionIn = ({ options }: Pick<Table, 'options'>): Mission => missionOf(options.mission) as Mission;
export const shipOf = (t: Pick<Table, 'options'>): ShipMap => mapOf(missionIn(t));
export const waysIn = (t: Table): Ways => waysOf(shipOf(t), t.passages);
export const zoneIn = (t: Table, name: string): ZoneId => zoneNamed(shipOf(t), name);

/** The current event, or one that the mission keeps up. */
export const isEvent = (t: Table, event: EventId): boolean => t.event === event || t.standing.includes(event);
