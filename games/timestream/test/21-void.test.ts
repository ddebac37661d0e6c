import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('TS-21.2 cards from hand go face down; the card Data Corruptor voids is shown', () => {
  const t = scene({ ana: { hand: 'O18', cells: 'A A F F' }, bo: { hand: 'E101 T01 A02' } }).ana('play O18 bo 1');
  expect(t.offers('ana')).toEqual(['take E101']);
  expect(t.look('ana').view.seenHand).toHaveLength(3);
  expect([t.look('bo').view.seenHand, t.look(null).view.seenHand]).toEqual([null, null]);
  t.ana('take E101');
  expect([t.cards('bo', 'shown'), t.cards('bo', 'hidden')]).toEqual(['E101', '']);
  expect(t.told(null)).toContainEqual(expect.objectContaining({ type: 'hand-voided' }));
  expect(t.told(null).map(({ type }) => type)).not.toContain('looked-hand');
  const paid = scene({ ana: { hand: 'I09 A02', linked: 'A' } }).ana('intervene I09', 'void A02', 'none');
  const full = scene({ ana: { hand: 'A02 A02 A02 A02 A02 A02 A02 A02 A02 A02 A02' } }).ana('none', 'void A02');
  for (const [down, up] of [
    [paid, 'I09'],
    [full, ''],
  ] as const) {
    expect([down.cards('ana', 'hidden'), down.cards('ana', 'shown')]).toEqual(['A02', up]);
    expect(down.look('bo').view.players[0]).toMatchObject({ hidden: null, hiddenSize: 1 });
  }
});

test('TS-21.3 cards from play, Interventions, discarded cells and cards turned over are known to both', () => {
  const t = scene({
    ana: { hand: 'E306 I08', cells: 'A A F F F' },
    bo: { deck: 'A02 A04 A07' },
    lanes: { 'ana 2': { location: 'E204' }, 'bo 1': { advances: 'A08' } },
  });
  t.ana('fill E306', 'intervene I08', 'on A08');
  expect([t.cards('bo', 'shown'), t.cards('ana', 'shown'), t.cards('bo', 'deck')]).toEqual([
    'A02 A04 A08',
    'I08',
    'A07',
  ]);
});

test('TS-21.5 an empty deck is not re-formed before a card has to be drawn', () => {
  const t = scene({ ana: { hand: 'I12', cells: 'F F', deck: 'A02', shown: 'A04' } }).ana('intervene I12');
  expect(t.cards('ana', 'hand')).toBe('A02 A04');
  const last = scene({ ana: { hand: 'A03', cells: 'A A', deck: 'A02', shown: 'A04' } }).ana('play A03 ana 1');
  expect([last.cards('ana', 'deck'), last.cards('ana', 'shown')]).toEqual(['', 'A04']);
});

test('TS-21.6 TS-21.7 re-forming takes the whole Void and the draw goes on; cards in hand and play stay', () => {
  const t = scene({ ana: { hand: 'I12 A02', cells: 'F F', deck: 'A04', shown: 'A07', hidden: 'A08' } });
  t.ana('intervene I12', 'take A02');
  expect([t.player('ana').hand.length, t.player('ana').deck.length, t.cards('ana', 'shown')]).toEqual([2, 1, 'I12']);
  const short = scene({ ana: { hand: 'I12', cells: 'F F', deck: 'A04' } }).ana('intervene I12');
  expect([short.player('ana').hand.length, short.player('ana').deck.length]).toEqual([1, 0]);
});

test('TS-21.10 looking, searching and turning over use the cards that are there', () => {
  const scribe = scene({ ana: { hand: 'A01', cells: 'A', deck: 'A02', shown: 'A04 A07' } }).ana('play A01 ana 1');
  expect(scribe.offers('ana')).toEqual(['take A02']);
  expect(scribe.ana('take A02').cards('ana', 'deck')).toBe('A02');
  const scrolls = scene({
    ana: { hand: 'E306', cells: 'A A' },
    bo: { deck: 'A02', shown: 'A04' },
    lanes: { 'ana 2': { location: 'E204' } },
  }).ana('fill E306');
  expect([scrolls.cards('bo', 'shown'), scrolls.cards('bo', 'deck')]).toEqual(['A04 A02', '']);
  const empty = scene({ ana: { hand: 'A01', cells: 'A', deck: '', shown: 'A04 A07' } }).ana('play A01 ana 1');
  empty.awaits('ana', 'play');
});
