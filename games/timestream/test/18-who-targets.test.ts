import { expect, test } from 'vitest';
import { scene } from './scene.ts';

const lane = { location: 'E101', advances: 'A08', obstacles: 'O08' };
const offers = (lanes: Parameters<typeof scene>[0]['lanes']) => {
  const t = scene({ step: 'target', lanes: lanes ?? {} });
  return t.table.turn === 0 ? t.offers('ana').filter((one) => one !== 'none') : [];
};

test('TS-18.1 at most six targets: one in each lane', () => {
  const all = Object.fromEntries(['ana 1', 'ana 2', 'ana 3', 'bo 1', 'bo 2', 'bo 3'].map((name) => [name, lane]));
  const t = scene({ step: 'target', lanes: all });
  for (const name of Object.keys(all)) t.ana(`target ${name}`);
  expect([t.entries('targeted').length, t.table.turn]).toEqual([6, 1]);
});

test('TS-18.2 TS-18.3 TS-R10 the first Advance against the first Obstacle, the first Obstacle against the first Advance', () => {
  const t = scene({ step: 'target', lanes: { 'ana 1': lane, 'bo 1': lane } });
  t.ana('target ana 1', 'target bo 1');
  expect(t.entries('targeted').map(({ from, to }) => [from.energy, to.energy])).toEqual([
    [2, 4],
    [4, 2],
  ]);
});

test('TS-18.4 TS-R11 without Advances the Event Chain card itself, in several lanes too', () => {
  const bare = { location: 'E102', obstacles: 'O12' };
  const t = scene({ step: 'target', lanes: { 'bo 1': bare, 'bo 2': { ...bare, location: 'E203' } } });
  t.ana('target bo 1', 'target bo 2');
  expect([t.lane('bo 1', 'location'), t.lane('bo 2', 'location')]).toEqual(['', '']);
});

test('TS-18.5 while an Advance lies there the Event Chain card cannot be targeted', () => {
  const t = scene({ step: 'target', lanes: { 'bo 1': { ...lane, advances: 'A09' } } }).ana('target bo 1');
  expect(t.entries('targeted')[0]?.to.resistance).toBe(6);
});

test('TS-18.6 nobody targets across an unoccupied location', () => {
  expect(offers({ 'ana 1': { ...lane, location: '' }, 'bo 1': { ...lane, location: '' } })).toEqual([]);
  const t = scene({
    step: 'target',
    lanes: { 'ana 1': { ...lane, location: '' }, 'ana 2': { ...lane, location: 'E203' } },
  });
  expect(t.refusal('ana', 'target ana 1')).toBe('TS-18.6');
});

test('TS-18.7 a card in an Event Chain location never initiates', () => {
  expect(
    offers({ 'ana 1': { location: 'E101', obstacles: 'O01' }, 'bo 2': { location: 'O06', advances: 'A02' } }),
  ).toEqual([]);
  const t = scene({
    step: 'target',
    lanes: {
      'ana 1': { location: 'E207', obstacles: 'O01' },
      'bo 2': { location: 'O06', advances: 'A02' },
      'ana 3': lane,
    },
  });
  expect([t.refusal('ana', 'target ana 1'), t.refusal('ana', 'target bo 2')]).toEqual(['TS-18.7', 'TS-18.7']);
});

test('TS-18.8 only the first card of a column initiates', () => {
  const t = scene({
    step: 'target',
    lanes: { 'ana 1': { ...lane, advances: 'A12 A11' }, 'ana 2': { ...lane, location: 'E203' } },
  });
  expect(t.refusal('ana', 'target ana 1')).toBe('TS-17.10');
  expect(t.refusal('ana', 'target ana 3')).toBe('TS-18.8');
});

test('TS-18.9 only the opposing first card can be targeted', () => {
  const t = scene({ step: 'target', lanes: { 'ana 1': { ...lane, obstacles: 'O08 O01' } } }).ana('target ana 1');
  expect(t.lane('ana 1', 'obstacles')).toBe('O08 O01');
  const behind = scene({ step: 'target', lanes: { 'bo 1': { ...lane, advances: 'A02 A04' } } }).ana('target bo 1');
  expect(behind.lane('bo 1', 'advances')).toBe('A04');
  const none = scene({
    step: 'target',
    lanes: { 'ana 1': { ...lane, obstacles: '' }, 'ana 2': { ...lane, location: 'E203' } },
  });
  expect(none.refusal('ana', 'target ana 1')).toBe('TS-18.9');
});

test('TS-18.10 TS-18.11 a card brought into play this turn may not initiate; one that became first this turn may', () => {
  const both = scene({
    step: 'target',
    lanes: { 'ana 1': { ...lane, advances: 'A07*' }, 'ana 2': { ...lane, location: 'E203' } },
  });
  expect(both.refusal('ana', 'target ana 1')).toBe('TS-18.10');
  const t = scene({ ana: { hand: 'I04', cells: '' }, lanes: { 'ana 1': { ...lane, advances: 'A12 A07' } } });
  expect(t.ana('intervene I04', 'on A12', 'none').offers('ana')).toContain('target ana 1');
});

test('TS-18.12 TS-R65 Advances target Obstacles only, Obstacles never Obstacles, nobody own cards', () => {
  expect(
    offers({ 'ana 1': { location: 'E101', advances: 'A07' }, 'bo 1': { location: 'E101', advances: 'A07' } }),
  ).toEqual([]);
  expect(
    offers({ 'ana 1': { location: 'E101', obstacles: 'O01' }, 'bo 1': { location: 'O09', obstacles: 'O01' } }),
  ).toEqual([]);
});

test('TS-18.13 a target never reaches another lane', () => {
  expect(
    offers({ 'ana 1': { location: 'E101', advances: 'A11' }, 'ana 2': { location: 'E203', obstacles: 'O01' } }),
  ).toEqual([]);
  const t = scene({ step: 'target', lanes: { 'ana 1': lane } });
  expect(t.refusal('ana', { kind: 'target', lane: 12 })).toBe('TS-6.2');
});

test('TS-18.14 TS-R67 an occupier is the first Obstacle: the first Advance may target it and only it', () => {
  const t = scene({ step: 'target', lanes: { 'ana 2': { location: 'O06', advances: 'A07', obstacles: 'O01' } } });
  t.ana('target ana 2');
  expect([t.lane('ana 2', 'location'), t.lane('ana 2', 'obstacles')]).toEqual(['', 'O01']);
});

test('TS-18.15 the Obstacle behind an occupier may target the first Advance, and nothing without one', () => {
  expect(offers({ 'bo 2': { location: 'O06', advances: 'A02', obstacles: 'O03' } })).toEqual(['target bo 2']);
  expect(offers({ 'bo 2': { location: 'O06', obstacles: 'O03' } })).toEqual([]);
  const t = scene({ step: 'target', lanes: { 'bo 2': { location: 'O06', obstacles: 'O03' }, 'ana 1': lane } });
  expect(t.refusal('ana', 'target bo 2')).toBe('TS-18.15');
});

test('TS-18.16 the Event Chain card of a locked or sealed phase is no legal target', () => {
  const locked = { 'bo 2': { location: 'E203 E203', obstacles: 'O12' }, 'ana 1': lane };
  const t = scene({ step: 'target', lanes: locked });
  expect(t.refusal('ana', 'target bo 2')).toBe('TS-18.16');
  const sealed = scene({
    turn: 'bo',
    bo: { hand: 'I11', cells: 'U' },
    lanes: { 'bo 2': { location: 'E203', obstacles: 'O12' } },
  });
  sealed.bo('intervene I11', 'lane bo 2').endTurn();
  expect(sealed.ana('none', 'none').table.turn).toBe(1);
});

test('TS-18.17 a card that becomes first does not give the lane a second target', () => {
  const t = scene({
    step: 'target',
    lanes: { 'ana 1': { ...lane, advances: 'A02 A07', obstacles: 'O16' }, 'ana 2': { ...lane, location: 'E203' } },
  }).ana('target ana 1');
  expect([t.lane('ana 1', 'advances'), t.refusal('ana', 'target ana 1')]).toEqual(['A07', 'TS-18.17']);
  const both = scene({ step: 'target', lanes: { 'ana 1': lane, 'ana 2': { ...lane, location: 'E203' } } });
  expect(both.ana('target ana 1').refusal('ana', 'target ana 1')).toBe('TS-18.17');
});

test('TS-18.18 targeting is voluntary', () => {
  const t = scene({ step: 'target', lanes: { 'ana 1': lane } }).ana('none');
  expect([t.entries('targeted'), t.table.turn]).toEqual([[], 1]);
});

test('TS-18.19 TS-R12 TS-R70 legality is checked when a target is declared', () => {
  // The mine is gone after its target: nothing is left to target with in that lane, the other stays legal.
  const t = scene({
    step: 'target',
    lanes: {
      'bo 1': { location: 'E101', advances: 'A02', obstacles: 'O17' },
      'bo 2': { location: 'E203', obstacles: 'O12' },
    },
  });
  expect(t.ana('target bo 1').offers('ana')).toEqual(['target bo 2', 'none']);
});

test('TS-18.17 TS-18.5 an Event Chain card whose last Advance has just gone is safe for the rest of the turn', () => {
  const t = scene({
    step: 'target',
    lanes: { 'bo 1': { location: 'E102', advances: 'A02', obstacles: 'O12 O03' }, 'ana 1': lane },
  });
  t.ana('target bo 1');
  expect([t.lane('bo 1', 'advances'), t.refusal('ana', 'target bo 1')]).toEqual(['', 'TS-18.17']);
});
