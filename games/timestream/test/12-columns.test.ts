import { expect, test } from 'vitest';
import { cardNo } from '../content/index.ts';
import { scene } from './scene.ts';

const at = (card: string, as: string, lane: number, first = false) => ({
  kind: 'play',
  card: cardNo(card),
  as,
  at: lane,
  first,
});

test("TS-12.1 TS-12.2 TS-12.3 Advances go to own Advance phases, Obstacles against the opponent's lanes", () => {
  const t = scene({ ana: { hand: 'A02 O01', cells: 'A' } });
  expect([t.refusal('ana', at('A02', 'advance', 3)), t.refusal('ana', at('A02', 'obstacle', 3))]).toEqual([
    'TS-12.1',
    'TS-12.3',
  ]);
  expect([t.refusal('ana', at('O01', 'obstacle', 0)), t.refusal('ana', at('O01', 'advance', 0))]).toEqual([
    'TS-12.2',
    'TS-12.3',
  ]);
  expect([t.refusal('ana', at('A02', 'fill', 0)), t.refusal('ana', at('O01', 'fill', 3))]).toEqual([
    'TS-12.1',
    'TS-12.2',
  ]);
  expect(t.refusal('ana', at('A02', 'advance', 9))).toBe('TS-11.6');
});

test('TS-12.4 whatever the location holds', () => {
  for (const location of ['', 'E203', 'E203 E203', 'O06']) {
    const t = scene({ ana: { hand: 'A02', cells: 'A' }, lanes: { 'ana 2': { location } } });
    expect(t.offers('ana')).toContain('play A02 ana 2');
  }
});

test('TS-12.5 TS-12.6 TS-R8 a new card goes to the end of its column; with Vanguard it may be first', () => {
  const lanes = { 'ana 1': { advances: 'A02 A04' } };
  const t = scene({ ana: { hand: 'A02 A24', cells: 'A A F' }, lanes });
  expect(t.refusal('ana', at('A02', 'advance', 0, true))).toBe('TS-12.5');
  expect(t.offers('ana', 'play A24')).toEqual([
    'play A24 ana 1',
    'play A24 ana 1 first',
    'play A24 ana 2',
    'play A24 ana 3',
  ]);
  expect(t.ana('play A24 ana 1 first', 'play A02 ana 1').lane('ana 1', 'advances')).toBe('A24 A02 A04 A02');
});

test('TS-12.7 TS-12.8 when the first card leaves the next is first at once, and the order stays', () => {
  const t = scene({
    ana: { hand: 'I04' },
    lanes: { 'ana 1': { location: 'E101', advances: 'A02 A04 A07', obstacles: 'O25' } },
  });
  t.ana('intervene I04', 'on A02', 'none', 'target ana 1');
  expect([t.lane('ana 1', 'advances'), t.lane('ana 1', 'obstacles')]).toEqual(['A04 A07', '']);
});

test('TS-12.9 TS-R3 an Obstacle with Occupy may go into the unoccupied opposing location of its phase', () => {
  const t = scene({ ana: { hand: 'O06 O19', cells: 'A A A F' }, lanes: { 'bo 1': { location: 'E101' } } });
  expect(t.offers('ana', 'occupy')).toEqual(['occupy O06 bo 2', 'occupy O19 bo 2', 'occupy O19 bo 3']);
  expect([t.refusal('ana', 'occupy O06 bo 1'), t.refusal('ana', 'occupy O19 ana 2')]).toEqual(['TS-12.9', 'TS-12.9']);
  expect(t.ana('occupy O06 bo 2').lane('bo 2', 'location')).toBe('O06');
});

test('TS-12.10 no Event Chain card can be played into an occupied location', () => {
  const t = scene({ ana: { hand: 'E203', cells: 'A' }, lanes: { 'ana 2': { location: 'O06' } } });
  expect([t.refusal('ana', 'fill E203'), t.refusal('ana', 'lock E203')]).toEqual(['TS-12.10', 'TS-12.10']);
});

test("TS-12.11 TS-12.12 an occupier voids itself at its player's third step 1; in an Obstacle phase it stays", () => {
  const t = scene({ ana: { hand: 'O06 O06', cells: 'A A A A' } }).ana('occupy O06 bo 2', 'play O06 bo 2');
  for (const left of ['O06', 'O06', '']) expect(t.endTurn().endTurn().lane('bo 2', 'location')).toBe(left);
  expect(t.lane('bo 2', 'obstacles')).toBe('O06');
});

test('TS-12.13 for abilities the occupier is the first Obstacle of its lane', () => {
  const t = scene({ ana: { hand: 'I08', cells: 'F F F' }, lanes: { 'ana 2': { location: 'O06', obstacles: 'O01' } } });
  expect(t.ana('intervene I08').offers('ana')).toEqual(['on bo O06']);
});

test('TS-12.14 TS-R69 Obstacles may be played against a locked phase and target its Advances', () => {
  const t = scene({
    ana: { hand: 'O01', cells: 'A' },
    lanes: { 'bo 2': { location: 'E203 E203', advances: 'A12', obstacles: 'O12' } },
  });
  t.ana('play O01 bo 2', 'none', 'target bo 2');
  expect([t.lane('bo 2', 'obstacles'), t.lane('bo 2', 'advances')]).toEqual(['O12 O01', '']);
});

test('TS-12.15 TS-R73 TS-R85 a location that was left may not be occupied before its player has ended a step 4', () => {
  const t = scene({
    ana: { hand: 'I10 A02 O06 O06', cells: 'U A A A A A A A A' },
    lanes: { 'bo 2': { location: 'E203' } },
  });
  t.ana('intervene I10', 'give P01', 'void A02', 'on E203');
  expect([t.lane('bo 2', 'location'), t.refusal('ana', 'occupy O06 bo 2')]).toEqual(['', 'TS-12.15']);
  t.endTurn();
  t.endTurn();
  expect(t.ana('none', 'occupy O06 bo 2').lane('bo 2', 'location')).toBe('O06');
});

test('TS-12.15 a card that left a column closes no location', () => {
  const t = scene({ ana: { hand: 'I06 O06', cells: 'F A A' }, lanes: { 'bo 2': { advances: 'A02' } } });
  t.ana('intervene I06', 'on A02', 'occupy O06 bo 2');
  expect(t.lane('bo 2', 'location')).toBe('O06');
});

test('TS-12.15 if it left during a step 4 of its player the end of that step is enough', () => {
  const t = scene({
    ana: { hand: 'I03', cells: 'A A' },
    bo: { hand: 'O06', cells: 'A A' },
    lanes: { 'ana 2': { location: 'O06' } },
  });
  t.ana('intervene I03', 'on O06').endTurn();
  expect(t.bo('none', 'occupy O06 ana 2').lane('ana 2', 'location')).toBe('O06');
});

test('TS-12.16 an occupier carries Links and is among every Obstacle of its lane, and not in its column', () => {
  const t = scene({
    ana: { hand: 'L10 I07', cells: 'A F F', deck: 'A02' },
    lanes: { 'bo 2': { location: 'O06', obstacles: 'O01' } },
  });
  expect(t.offers('ana', 'link')).toEqual(['link L10 ana O06', 'link L10 ana O01']);
  t.ana('link L10 O06', 'intervene I07', 'lane bo 2');
  expect([t.lane('bo 2', 'location'), t.lane('bo 2', 'obstacles'), t.cards('ana', 'hand')]).toEqual([
    '',
    '',
    'O06 L10 O01 A02',
  ]);
});

test('TS-12.15 TS-R73 an occupier that Phase Reset takes back may not return in the same step', () => {
  const t = scene({ ana: { hand: 'I07', cells: 'F F A' }, lanes: { 'bo 2': { location: 'O06' } } });
  t.ana('intervene I07', 'lane bo 2');
  expect([t.cards('ana', 'hand').split(' ')[0], t.refusal('ana', 'occupy O06 bo 2')]).toEqual(['O06', 'TS-12.15']);
});

test('TS-12.6 TS-18.8 TS-18.10 a new card with Vanguard keeps the card behind it from initiating', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A07', obstacles: 'O01' } };
  const t = scene({ ana: { hand: 'A24', cells: 'A F' }, lanes }).ana('play A24 ana 1 first', 'none');
  expect([t.lane('ana 1', 'advances'), t.turn]).toEqual(['A24 A07', 'bo']);
  const first = scene({ ana: { hand: 'A22', cells: 'A A F' }, lanes }).ana('play A22 ana 1 first', 'none');
  expect(first.offers('ana')).toEqual(['target ana 1', 'none']);
});
