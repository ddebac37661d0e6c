import { describe, expect, test } from 'vitest';
import { CARDS, type Card, cost, tellCost } from '../../content/index.ts';
import { sceneOf } from '../art/scene.ts';
import { costSigns } from '../cards/cost-signs.ts';
import { signsOf } from '../cards/signs.ts';
import { boardSpots, readSpot } from '../spots.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { howToDe } from '../texts/how-to.de.ts';
import { howToEn } from '../texts/how-to.en.ts';

describe('cards', () => {
  test('TS-10.1 a cost is read out in words, term by term', () => {
    expect(tellCost(cost('free'))).toEqual({ key: 'cost.free' });
    expect(tellCost(cost('3*1A*V1'))).toEqual({
      list: [
        { key: 'cost.any', args: { n: 3 } },
        { key: 'cells.A', args: { n: 1 } },
        { key: 'cost.voided', args: { n: 1 } },
      ],
    });
  });

  test('TS-3.1 a cost is drawn mark by mark in printed order', () => {
    expect(costSigns(cost('2*1A'))).toEqual(['2', 'A']);
    expect(costSigns(cost('3F'))).toEqual(['F', 'F', 'F']);
    expect(costSigns(cost('1*V2'))).toEqual(['1', 'V', 'V']);
    expect(costSigns(cost('free'))).toEqual([]);
  });

  test('TS-3.1, TS-3.2 what stands at the upper edge of a card is read in words', () => {
    const signsAt = (is: (card: Card) => boolean) =>
      signsOf(CARDS.find(is) as Card).map(({ means: { key, args } }) => [key, args]);
    expect(signsAt(({ cell }) => cell !== null)).toEqual([]);
    const fighter = CARDS.find(({ cost, values }) => cost.text !== 'free' && values !== null) as Card;
    expect(signsOf(fighter).map(({ means }) => means.args)).toEqual([{ cost: tellCost(fighter.cost) }, fighter.values]);
    const helper = CARDS.find(({ values, link }) => values === null && link !== null) as Card;
    const { energy, resistance } = helper.link as NonNullable<Card['link']>;
    expect(signsAt((card) => card === helper)).toContainEqual(['sign.adds-means', { energy, resistance }]);
  });

  test('no two cards have the same picture', () => {
    expect(new Set(CARDS.map((card) => JSON.stringify(sceneOf(card)))).size).toBeGreaterThan(CARDS.length * 0.9);
  });
});

describe('spots', () => {
  const view = { targets: [{ lane: 4, from: 7, to: 9, voidsFrom: false, voidsTo: true }] } as never;

  test('TS-18.4 a target is touched at either of its cards', () => {
    expect(boardSpots({ kind: 'target', lane: 4 }, view)).toEqual(['piece-9', 'piece-7']);
    expect(boardSpots({ kind: 'target', lane: 3 }, view)).toEqual([]);
  });

  test('TS-12.5, TS-12.6 a card goes to the end of a column, or to its front', () => {
    const play = { kind: 'play', card: 60, as: 'advance', at: 1 } as const;
    expect(boardSpots({ ...play, first: false }, view)).toEqual(['end-1']);
    expect(boardSpots({ ...play, first: true }, view)).toEqual(['front-1']);
    expect(boardSpots({ ...play, as: 'link', at: 5, first: false }, view)).toEqual(['piece-5']);
    expect(boardSpots({ ...play, as: 'fill', first: false }, view)).toEqual(['location-1']);
    expect(boardSpots({ ...play, as: 'intervention', at: -1, first: false }, view)).toEqual([]);
  });

  test('names are read back', () => {
    expect(readSpot('piece-12')).toEqual({ kind: 'piece', n: 12 });
    expect(readSpot('seat-1')).toBeNull();
  });
});

test('both languages say the same', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  expect(Object.keys(howToDe)).toEqual(Object.keys(howToEn));
});
