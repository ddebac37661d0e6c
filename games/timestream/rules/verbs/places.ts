import type { Seat } from '@turnpoint/kernel';
import type { Card, CardNo } from '../../content/index.ts';
import { cardAt } from '../../content/index.ts';
import { isLocked, isOccupied, LANES, laneAt, laneOf, lanesOf, ownerOf, phaseOf, playerAt } from '../board/lanes.ts';
import type { LaneNo, Play, Table } from '../types.ts';

/** Every place or host that a card can go to now, whatever it costs (TS-11.6). */
export function placesFor(t: Table, seat: Seat, no: CardNo): Play[] {
  const card = cardAt(no);
  const at = (as: Play['as'], to: number, first = false): Play => ({ card: no, as, at: to, first });
  const found: Play[] = [];
  switch (card.type) {
    case 'Intervention':
      return [at('intervention', -1)];
    case 'TIMESTREAM':
      return [at('timestream', -1)];
    case 'Event Chain':
      return chainPlaces(t, seat, no, card);
    case 'Advance':
    case 'Obstacle': {
      const isAdvance = card.type === 'Advance';
      for (const lane of lanesOf(isAdvance ? seat : 1 - seat)) {
        found.push(at(isAdvance ? 'advance' : 'obstacle', lane));
        // In an empty column first and last are the same place.
        if (card.vanguard && columnIn(t, lane, isAdvance).length > 0)
          found.push(at(isAdvance ? 'advance' : 'obstacle', lane, true));
      }
      for (const lane of lanesOf(1 - seat)) if (canOccupy(t, lane, card)) found.push(at('occupier', lane));
      break;
    }
    default:
  }
  for (const host of hostsFor(t, seat, card)) found.push(at('link', host));
  return found;
}

const columnIn = (t: Table, lane: LaneNo, isAdvance: boolean) =>
  isAdvance ? laneAt(t, lane).advances : laneAt(t, lane).obstacles;

/** Fill its phase, lock it, or go as an Advance where its phase is occupied (TS-14.1, 14.5, 14.11). */
function chainPlaces(t: Table, seat: Seat, no: CardNo, { phase, name }: Card): Play[] {
  const lane = laneOf(seat, phase - 1);
  if (!isOccupied(t, lane)) return [{ card: no, as: 'fill', at: lane, first: false }];
  const found: Play[] = [];
  const [there] = laneAt(t, lane).location;
  if (!isLocked(t, lane) && there?.by === seat && cardAt(there.card).name === name)
    found.push({ card: no, as: 'lock', at: lane, first: false });
  for (const own of lanesOf(seat)) found.push({ card: no, as: 'advance', at: own, first: false });
  return found;
}

/** TS-12.9, 12.15 */
export function canOccupy(t: Table, lane: LaneNo, { occupies }: Card): boolean {
  const phase = phaseOf(lane);
  if (!occupies.includes(phase + 1) || isOccupied(t, lane)) return false;
  return !playerAt(t, ownerOf(lane)).closed[phase];
}

/** Own cards in play of a kind that the text names (TS-13.2). */
function hostsFor(t: Table, seat: Seat, { link }: Card): number[] {
  if (link === null) return [];
  const found: number[] = [];
  for (const lane of LANES) {
    const { location, advances, obstacles } = laneAt(t, lane);
    const inLocation = ownerOf(lane) === seat ? 'Event Chain' : 'Obstacle';
    for (const piece of location) if (piece.by === seat && link.hosts.includes(inLocation)) found.push(piece.id);
    for (const piece of advances) if (piece.by === seat && link.hosts.includes('Advance')) found.push(piece.id);
    for (const piece of obstacles) if (piece.by === seat && link.hosts.includes('Obstacle')) found.push(piece.id);
  }
  return found;
}
