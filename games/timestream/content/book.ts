import { type Address, bookOf } from '@turnpoint/effects';
import { ADVANCES } from './advances.ts';
import type { Card, CardNo } from './cards.ts';
import { CITIES } from './cities.ts';
import { INTERVENTIONS } from './interventions.ts';
import { JOURNEYS } from './journeys.ts';
import { LINKS } from './links.ts';
import { OBSTACLES } from './obstacles.ts';
import { POWER_CELLS } from './power-cells.ts';
import { RECORDS } from './records.ts';
import { TIMESTREAMS } from './timestreams.ts';
import type { Effect } from './words.ts';

/** The order is the card's number in matches and deck codes: add at the end. */
export const CARDS: readonly Card[] = [
  ...POWER_CELLS,
  ...JOURNEYS,
  ...CITIES,
  ...RECORDS,
  ...TIMESTREAMS,
  ...ADVANCES,
  ...OBSTACLES,
  ...INTERVENTIONS,
  ...LINKS,
];

/** How many kinds of Power Cells there are; their numbers come first. */
export const CELLS = POWER_CELLS.length;
export const BASIC_CELLS: readonly CardNo[] = [0, 1, 2];

const numbers: ReadonlyMap<string, CardNo> = new Map(CARDS.map(({ code }, no) => [code, no]));

export const cardAt = (no: CardNo): Card => CARDS[no] as Card;
export const isCode = (code: unknown): code is string => numbers.has(code as string);
export function cardNo(code: string): CardNo {
  const no = numbers.get(code);
  if (no === undefined) throw new Error(`there is no card "${code}"`);
  return no;
}

/** What a card does on play, when its delay is over, when its host is voided and after a target. */
const effects = bookOf<Effect>(
  CARDS.flatMap(({ code, onPlay, delayed, onHostVoided, afterTarget }) => [
    ...rootAt(`${code}.play`, onPlay),
    ...rootAt(`${code}.delayed`, delayed?.effect ?? null),
    ...rootAt(`${code}.voided`, onHostVoided),
    ...rootAt(`${code}.target`, afterTarget),
  ]),
);

function rootAt(at: Address, effect: Effect | null): (readonly [Address, Effect])[] {
  return effect === null ? [] : [[at, effect]];
}

export const effectAt = (at: Address): Effect => effects.at(at);
/** All effects of all cards, by address. */
export const EFFECTS: ReadonlyMap<Address, Effect> = effects.all;
export type { Address };
