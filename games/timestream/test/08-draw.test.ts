import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('TS-8.1 exactly one card is drawn, seen by its player alone', () => {
  const t = scene({ step: 'draw', ana: { hand: 'A02', deck: 'A04 A07' } });
  expect([t.cards('ana', 'hand'), t.cards('ana', 'deck')]).toEqual(['A02 A04', 'A07']);
  expect(t.told('ana').map(({ type }) => type)).toEqual(['drew']);
  expect(t.told('bo')).toEqual([{ type: 'draws', clause: 'TS-8.1', seat: 0, n: 1 }]);
});

test('TS-8.2 TS-21.4 TS-R39 an empty deck is re-formed from the whole Void before the draw', () => {
  const t = scene({ step: 'draw', ana: { deck: '', shown: 'A02 A04', hidden: 'A07 A08' } });
  expect([t.player('ana').hand.length, t.player('ana').deck.length]).toEqual([1, 3]);
  expect([t.cards('ana', 'shown'), t.cards('ana', 'hidden')]).toEqual(['', '']);
  expect(t.entries('reformed')).toMatchObject([{ n: 4 }]);
});

test('TS-21.4 TS-R39 the Void is shuffled when it becomes the deck: its order is not the one in which cards came there', () => {
  const shown = 'A01 A02 A03 A04 A05 A06 A07 A08 A09 A10';
  const t = scene({ step: 'draw', ana: { deck: '', shown } });
  const order = [t.cards('ana', 'hand'), ...t.cards('ana', 'deck').split(' ')];
  expect(order.toSorted().join(' ')).toBe(shown);
  for (const known of [order, order.toReversed()]) expect(known.join(' ')).not.toBe(shown);
});

test('TS-8.3 TS-21.8 TS-R40 with nothing to draw the game goes on without penalty', () => {
  const t = scene({ step: 'draw', ana: { deck: '' } });
  t.awaits('ana', 'cell');
  expect([t.cards('ana', 'hand'), t.result]).toEqual(['', 'open']);
});
