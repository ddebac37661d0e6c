import { describe, expect, test } from 'vitest';
import {
  ANCHORPOINTS,
  ARTIFACTS,
  CARD_TYPES,
  CHARACTERS,
  CLASSES,
  controlledBy,
  DECK,
  FRACTURES,
  INDEXES,
  type Index,
  LINCHPINS,
  RIPPLEPOINTS,
  TIMELINE,
  TITLES,
  typeOf,
} from '../content/index.ts';
import { chronoTrek, type Options } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { dealt } from './deal.ts';
import { scene } from './scene.ts';

const options = chronoTrek.defaults(2);
const refused = (seats: number, changed: Partial<Record<keyof Options, unknown>> = {}) =>
  chronoTrek.cannotStart({ ...options, ...changed }, seats)?.clause ?? null;

describe('1. Components', () => {
  test('CT-1.1 CT-R1 two to six seats, and no other number', () => {
    expect([2, 3, 4, 5, 6].map((seats) => refused(seats))).toEqual([null, null, null, null, null]);
    expect([0, 1, 7, 2.5].map((seats) => refused(seats))).toEqual(['CT-1.1', 'CT-1.1', 'CT-1.1', 'CT-1.1']);
  });

  test('CT-1.2 three decks and no others: main deck, ID deck, Timeline', () => {
    const { t } = dealt({ levels: '1234' }, 4, 'three decks');
    const cards = [
      ...t.pile,
      ...t.discard,
      ...t.aside,
      ...t.players.flatMap(({ hand, artifacts }) => [...hand, ...artifacts]),
    ];
    expect(cards.sort()).toEqual([...DECK].sort());
    const ids = [...t.unused, ...t.setAside, ...t.offer, ...t.players.map(({ character }) => character)];
    expect(ids.sort()).toEqual(CHARACTERS.map(({ id }) => id).sort());
    expect(Object.keys(TIMELINE).sort()).toEqual([...INDEXES].sort());
    // No card is of two decks.
    const places = [...new Set(cards), ...ids, ...INDEXES];
    expect(new Set(places).size).toBe(places.length);
  });

  test('CT-1.3 36 distinct cards, one for each index A1 to D9', () => {
    expect(INDEXES).toHaveLength(36);
    expect([INDEXES[0], INDEXES[8], INDEXES[9], INDEXES[35]]).toEqual(['A1', 'A9', 'B1', 'D9']);
    expect(INDEXES.every((index) => TIMELINE[index].index === index)).toBe(true);
  });

  test('CT-1.4 each has two sides and is of exactly one kind', () => {
    for (const index of INDEXES) {
      const { original, altered, icon, dependency, step } = TIMELINE[index];
      expect(original).not.toBe(altered);
      expect([icon, dependency, step].filter((mark) => mark !== null)).toHaveLength(1);
    }
  });

  test('CT-1.5 five Anchorpoints; the other 31 are Linchpins or Ripplepoints', () => {
    expect([ANCHORPOINTS.length, LINCHPINS.length, RIPPLEPOINTS.length]).toEqual([5, 15, 16]);
  });

  test('CT-1.6 32 different characters, 8 with each of 1 to 4 pips', () => {
    expect(new Set(CHARACTERS.map(({ id }) => id)).size).toBe(32);
    for (const pips of [1, 2, 3, 4]) expect(CHARACTERS.filter((who) => who.pips === pips)).toHaveLength(8);
  });

  test('CT-1.7 100 cards: 16 Artifacts, 10 Assignments, 12 Inverters, 7 Events, 11 Fractures, 30 and 14 Actions', () => {
    const count = (type: string) => DECK.filter((id) => typeOf(id) === type).length;
    expect(CARD_TYPES.map(count)).toEqual([16, 10, 12, 7, 11, 30, 14]);
    expect(DECK).toHaveLength(100);
  });

  test('CT-1.8 a card of the main deck has exactly one of those types', () => {
    expect(new Set(CARD_TYPES).size).toBe(7);
    for (const id of new Set(DECK)) {
      const titles = TITLES.filter((title) => title.id === id);
      expect(titles.map(({ type }) => type)).toEqual([typeOf(id)]);
      expect(CARD_TYPES).toContain(typeOf(id));
    }
    // The lists by type hold what the type says, and nothing else.
    const ofType = (type: string) => TITLES.filter((title) => title.type === type).map(({ id }) => id);
    expect(ARTIFACTS.map(({ id }) => id)).toEqual(ofType('artifact'));
    expect(FRACTURES).toHaveLength(ofType('fracture').length);
  });

  test('CT-1.9 CT-R50 the Fracture Key is open to everybody at any time', () => {
    const t = scene({ who: ['Thelin', 'Worf'] });
    for (const viewer of [0, 1, null]) {
      const key = chronoTrek.text(t.look(viewer)).find(({ title }) => title.key === 'text.key');
      expect(key?.lines).toHaveLength(FRACTURES.length);
    }
  });

  test('CT-1.10 each Artifact has one class', () => {
    for (const kind of CLASSES) expect(ARTIFACTS.filter((card) => card.class === kind)).toHaveLength(4);
    expect(TITLES.filter((card) => card.class !== null)).toHaveLength(16);
  });

  test('CT-1.11 every Timeline card carries its index and its year', () => {
    expect(INDEXES.every((index) => TIMELINE[index].year !== '')).toBe(true);
    expect([TIMELINE.A1.year, TIMELINE.B8.year, TIMELINE.D9.year]).toEqual(['3.5 BYA', '2267', '2395']);
  });

  test('CT-1.12 every Linchpin has a unique icon, and nothing else has one', () => {
    expect(new Set(LINCHPINS.map((index) => TIMELINE[index].icon)).size).toBe(15);
    expect(INDEXES.filter((index) => TIMELINE[index].icon !== null)).toEqual(LINCHPINS);
  });

  test('CT-1.13 an altered side is marked \' and CT-1.14 a Fracture "', () => {
    const t = scene({ who: ['Thelin', 'Worf'], altered: 'B6 B7', fractures: 'B8' });
    const lines = JSON.stringify(chronoTrek.text(t.look(0)));
    for (const mark of ["B6'", "C2'"]) expect(lines).toContain(`"index":"${mark}"`);
    expect(lines).toContain('"index":"C3"');
    expect(lines).toContain('"spot":"B8\\""');
  });

  test('CT-1.15 a Linchpin lists what it controls; a Ripplepoint of two Linchpins says AND or OR', () => {
    expect(controlledBy('B7')).toEqual(['B8', 'B9', 'C2']);
    const two = RIPPLEPOINTS.filter((index: Index) => TIMELINE[index].dependency?.on.length === 2);
    expect(two.map((index) => TIMELINE[index].dependency?.how)).toEqual([
      'any',
      'any',
      'any',
      'any',
      'all',
      'all',
      'all',
      'any',
      'any',
    ]);
  });

  test('CT-1.16 there is no hand limit', () => {
    const hand = TITLES.filter(({ type }) => type === 'artifact' || type === 'inverter').map(({ title }) => title);
    const t = scene({ who: ['Annorax', 'Worf'], hands: [hand, []] });
    t.secondDraw(0);
    expect(t.hand(0)).toHaveLength(29);
  });

  test('CT-1.17 CT-R46 solo is a game of two or more seats like any other', () => {
    expect(chronoTrek.seats.min).toBe(2);
    expect(refused(1)).toBe('CT-1.1');
    expect(Object.keys(texts.en).some((key) => key.startsWith('mode.'))).toBe(false);
  });
});
