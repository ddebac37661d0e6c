import { ACTIONS } from './actions.ts';
import { ARTIFACTS, type ArtifactClass } from './artifacts.ts';
import { ASSIGNMENTS } from './assignments.ts';
import type { Card, CardType } from './card.ts';
import { EVENTS } from './events.ts';
import { FRACTURE_CARDS } from './fracture-cards.ts';
import type { Index } from './indexes.ts';
import { INVERTERS } from './inverters.ts';
import { POWER_ACTIONS } from './power-actions.ts';

/** Every title of the main deck (CT-1.7). */
export const TITLES: readonly Card[] = [
  ...ARTIFACTS,
  ...ASSIGNMENTS,
  ...INVERTERS,
  ...EVENTS,
  ...FRACTURE_CARDS,
  ...ACTIONS,
  ...POWER_ACTIONS,
];

export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(TITLES.map((card) => [card.id, card]));

/** The main deck in a fixed order, by title; copies side by side. */
export const DECK: readonly string[] = TITLES.flatMap(({ id, copies }) => Array<string>(copies).fill(id));

export function cardOf(id: string): Card {
  const card = CARDS[id];
  if (card === undefined) throw new RangeError(`no card "${id}"`);
  return card;
}

export function typeOf(id: string): CardType {
  return cardOf(id).type;
}

export function classOf(id: string): ArtifactClass | null {
  return cardOf(id).class;
}

/** The Fracture card that belongs on a spot. */
export const FRACTURE_ON: Readonly<Partial<Record<Index, string>>> = Object.fromEntries(
  FRACTURE_CARDS.map(({ spot, id }) => [spot, id]),
);
