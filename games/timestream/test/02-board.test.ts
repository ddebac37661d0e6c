import { expect, test } from 'vitest';
import { PHASES } from '../content/index.ts';
import { timestream } from '../rules/index.ts';
import { build } from './position.ts';
import { scene } from './scene.ts';

const both = { 'ana 2': { location: 'E203', advances: 'A07', obstacles: 'O01' } };

test('TS-2.1 TS-2.2 TS-2.3 TS-R1 each player has three Event Chain locations, Advance phases and Obstacle phases', () => {
  const t = scene({ ana: { hand: 'A02 O01 E101', cells: 'A A A F F F' } });
  expect(t.offers('ana', 'play A02')).toEqual(['play A02 ana 1', 'play A02 ana 2', 'play A02 ana 3']);
  expect(t.offers('ana', 'play O01')).toEqual(['play O01 bo 1', 'play O01 bo 2', 'play O01 bo 3']);
  expect(t.offers('ana', 'fill')).toEqual(['fill E101']);
  expect(t.look('ana').view.lanes).toHaveLength(6);
});

test("TS-2.4 the location lies between the owner's Advances and the other's Obstacles of the same number", () => {
  const t = scene({ step: 'target', lanes: both });
  expect(t.ana('target ana 2').lane('ana 2', 'obstacles')).toBe('');
  const other = scene({
    step: 'target',
    lanes: { 'ana 2': { location: 'E203', advances: 'A07' }, 'ana 1': { location: 'E101', obstacles: 'O01' } },
  });
  expect(other.table.turn).toBe(1);
});

test('TS-2.5 TS-R2 which side of the centre a location lies on changes nothing: both seats play by the same rules', () => {
  const own = scene({ step: 'target', lanes: both });
  const mirrored = scene({
    turn: 'bo',
    step: 'target',
    lanes: { 'bo 2': { location: 'E203', advances: 'A07', obstacles: 'O01' } },
  });
  expect(own.offers('ana')).toEqual(['target ana 2', 'none']);
  expect(mirrored.offers('bo')).toEqual(['target bo 2', 'none']);
});

test('TS-2.6 TS-10.9 cells lie Unlinked while they can be used and Linked afterwards', () => {
  const t = scene({ ana: { hand: 'A02', cells: 'A F' } }).ana('play A02 ana 1');
  expect([t.cells('ana', 'unlinked'), t.cells('ana', 'linked')]).toEqual(['P02', 'P01']);
});

test('TS-2.7 TS-R41 TS-21.1 TS-21.9 each has a hand, a face-down deck and a Void of their own, which they may look through', () => {
  const t = scene({ ana: { hand: 'A02', hidden: 'A04', shown: 'O01' } });
  const [own] = t.look('ana').view.players;
  const [seen] = t.look('bo').view.players;
  expect([own.hand?.length, own.hidden?.length, own.shown.length]).toEqual([1, 1, 1]);
  expect([seen.hand, seen.hidden, seen.handSize, seen.hiddenSize, seen.shown.length]).toEqual([null, null, 1, 1, 1]);
  expect(seen.deckSize).toBe(10);
  expect(t.look(null).view.players[0].hand).toBeNull();
});

test('TS-2.8 phase 1 is the Journey, phase 2 the City, phase 3 the Record', () => {
  expect(PHASES).toEqual(['Journey', 'City', 'Record']);
});

test('TS-2.9 TS-R9 a phase holds any number of cards in one column', () => {
  const t = scene({ ana: { hand: 'A02', cells: 'A' }, lanes: { 'ana 1': { advances: 'A12 '.repeat(20) } } });
  expect(t.ana('play A02 ana 1').lane('ana 1', 'advances').split(' ')).toHaveLength(21);
});

test('TS-2.10 a location holds nothing, one own card, two of the same name, or one occupier', () => {
  const t = scene({ ana: { hand: 'E203 E209', cells: 'A F' }, lanes: { 'ana 2': { location: 'E203' } } });
  expect(t.offers('ana', 'lock')).toEqual(['lock E203']);
  expect(t.refusal('ana', 'fill E209')).toBe('TS-14.1');
  const occupied = scene({ ana: { hand: 'O06', cells: 'A A' }, lanes: { 'bo 2': { location: 'O19' } } });
  expect(occupied.refusal('ana', 'occupy O06 bo 2')).toBe('TS-12.9');
});

test('TS-2.11 TS-R7 a location with any card is occupied: an occupier lets targets cross it', () => {
  const lane = { advances: 'A07', obstacles: 'O01' };
  expect(scene({ step: 'target', lanes: { 'ana 2': lane } }).table.turn).toBe(1);
  expect(scene({ step: 'target', lanes: { 'ana 2': { ...lane, location: 'O06' } } }).offers('ana')).toContain(
    'target ana 2',
  );
});

test('TS-2.12 TS-R6 a phase that holds only an occupier is occupied but not filled', () => {
  const lanes = { 'ana 1': { location: 'E101' }, 'ana 2': { location: 'O06' }, 'ana 3': { location: 'E302' } };
  const t = scene({ ana: { hand: 'T01', cells: 'A A A' }, lanes });
  expect(t.refusal('ana', 'timestream T01')).toBe('TS-15.1');
  expect(t.look('ana').view.lanes[1]).toMatchObject({ filled: false, locked: false });
});

test('TS-2.13 cards in play and Power Cells lie open for all', () => {
  const t = scene({ ana: { cells: 'A', linked: 'F' }, lanes: { 'ana 1': { location: 'E101', advances: 'A04+L03' } } });
  for (const viewer of ['ana', 'bo', null]) {
    const { lanes, players } = t.look(viewer).view;
    expect(lanes[0]!.advances[0]).toMatchObject({ links: [expect.any(Number)], energy: 5, resistance: 5 });
    expect([players[0].unlinked[0], players[0].linked[1]]).toEqual([1, 1]);
  }
  expect(build({}).table.lanes).toHaveLength(6);
  expect(timestream.privateTurns).toBe(true);
});
