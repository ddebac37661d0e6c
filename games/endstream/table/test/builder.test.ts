import { expect, test } from 'vitest';
import { DECKS, OPERATORS, TECHS } from '../../content/index.ts';
import { charts } from '../builder/charts.ts';
import { added, cardsIn, EMPTY_DECK, removed, spotOf } from '../builder/deck.ts';
import { lines } from '../builder/lines.ts';
import { CHARGES } from '../builder/prices.ts';

test('cards find their places: controller, rows, then the free slots of the row at hand', () => {
  const cards = ['meridian', 'aran-breaker', 'vibroblade', 'soren-echo', 'gate-clamp', 'plunger', 'droid'];
  const deck = cards.reduce((now, card) => added(now, card, now.operators.length - 1) ?? now, EMPTY_DECK);
  expect(deck).toEqual({
    controller: 'meridian',
    operators: [
      { operator: 'aran-breaker', techs: ['vibroblade', 'droid'] },
      { operator: 'soren-echo', techs: ['gate-clamp', 'plunger'] },
    ],
  });
  expect(added(deck, 'stim-pack', 0)).toBeNull();
});

test('there is room for seven operators, and for no eighth', () => {
  expect(added(DECKS.jerusalem, 'aran-breaker', 0)).toBeNull();
});

test('what is taken out leaves an empty place that says what it wants', () => {
  const deck = removed(removed(DECKS.jerusalem, 'row-0-slot-0'), 'controller');
  expect(cardsIn(deck)).toHaveLength(20);
  const empty = lines(deck).filter(({ card }) => card === null);
  expect(empty.map(({ spot, wants }) => [spot, wants])).toEqual([
    ['controller', 'controller'],
    ['row-0-slot-1', 'tech'],
  ]);
});

test('"one less" finds the last copy', () => {
  expect(spotOf(DECKS['ssv-93-ural'], 'bonebot-staff')).toBe('row-5-slot-0');
  expect(spotOf(DECKS.jerusalem, 'jerusalem')).toBe('controller');
  expect(spotOf(DECKS.jerusalem, 'droid')).toBeNull();
});

test('every card has a bar in the charts of its price, the dearest too', () => {
  expect(CHARGES.map(({ label }) => label)).toEqual(['5-10', '15-25', '30-40']);
  const dearest = TECHS.filter(({ vremenium }) => vremenium === 40).map(({ id }) => id);
  expect(dearest).not.toEqual([]);
  const all = charts({
    controller: 'jerusalem',
    operators: OPERATORS.map(({ id }, n) => ({
      operator: id,
      techs: TECHS.slice(2 * n, 2 * n + 2).map((tech) => tech.id),
    })),
  });
  const counted = (id: string) => all.find((chart) => chart.id === id)?.bars.reduce((sum, { n }) => sum + n, 0);
  expect([counted('cost'), counted('vremenium')]).toEqual([OPERATORS.length, TECHS.length]);
});
