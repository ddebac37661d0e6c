import { sha256 } from '@turnpoint/kernel';
import { randomHex } from '../random.ts';

/** Missions from files and links, by the places that they go to. */
const onTheirWay = new Map<string, string>();

export function handOver(place: string, brought: string): void {
  onTheirWay.set(place, brought);
}

/** What goes to this place; it can be asked twice, for what has arrived is kept there and comes first. */
export const broughtTo = (place: string): string => onTheirWay.get(place) ?? '';

/** Where links lead to: what they bring gets a place of its own. */
export const SHARED = 'shared';

const LETTERS = 12;

/** The place of what a link brought: the same link leads to the same mission again, another one overwrites nothing. */
export const placeOf = (packed: string): string => sha256(packed).slice(0, LETTERS);

/** The place of a new mission. */
export const newPlace = (): string => randomHex(LETTERS / 2);
