import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('TS-13.1 TS-R61 only a card whose text allows it can be linked', () => {
  const t = scene({ ana: { hand: 'A02 L03', cells: 'A A' }, lanes: { 'ana 1': { advances: 'A04' } } });
  expect(t.refusal('ana', 'link A02 A04')).toBe('TS-13.1');
});

test('TS-13.2 TS-R30 a Link card goes onto an own card of a kind its text names', () => {
  const lanes = {
    'ana 1': { location: 'E101', advances: 'A04', obstacles: 'O01' },
    'bo 1': { location: 'E102', advances: 'A07', obstacles: 'O03' },
  };
  const t = scene({ ana: { hand: 'L03 L05 L09 L10', cells: 'A A F U' }, lanes });
  expect(t.offers('ana', 'link')).toEqual([
    'link L03 ana A04',
    'link L05 ana A04',
    'link L09 ana E101',
    'link L10 ana O03',
  ]);
  for (const [link, host] of ['L03 O03', 'L03 A07', 'L09 E102', 'L10 O01'].map((one) => one.split(' ')))
    expect(t.refusal('ana', `link ${link} ${host}`)).toBe('TS-13.2');
});

test('TS-13.3 TS-13.4 TS-13.5 host and links lie together, act as one and add up', () => {
  const t = scene({ ana: { hand: 'L03 L02', cells: 'A A' }, lanes: { 'ana 1': { advances: 'A04 A07' } } });
  t.ana('link L03 A04', 'link L02 A04');
  expect([t.lane('ana 1', 'advances'), t.values('A04')]).toEqual(['A04+L03+L02 A07', '5/9']);
});

test('TS-13.6 links go with their host, to the Void and to the hand', () => {
  const lanes = { 'bo 1': { advances: 'A04+L03 A07+L02' } };
  const t = scene({ ana: { hand: 'I08 I06', cells: 'F F F F' }, lanes });
  t.ana('intervene I08', 'on A04', 'intervene I06', 'on A07');
  expect([t.cards('bo', 'shown'), t.cards('bo', 'hand')]).toEqual(['A04 L03', 'A07 L02']);
});

test('TS-13.7 TS-13.8 any position can be a host, of any number of links', () => {
  const t = scene({ ana: { hand: 'L02 L02 L02', cells: 'A A A' }, lanes: { 'ana 1': { advances: 'A02 A04' } } });
  t.ana('link L02 A04', 'link L02 A04', 'link L02 A04');
  expect(t.values('A04')).toBe('2/15');
});

test('TS-13.9 a card played as a Link counts with its bonus alone', () => {
  const t = scene({
    ana: { hand: 'A28 O28', cells: 'A A' },
    lanes: { 'ana 1': { advances: 'A04' }, 'bo 1': { obstacles: 'O25' } },
  });
  expect(t.offers('ana', 'play A28')).toHaveLength(3);
  t.ana('link A28 A04', 'link O28 O25');
  expect([t.values('A04'), t.values('O25')]).toEqual(['3/3', '2/2']);
});

test('TS-13.10 TS-R31 linking does not make a host new', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A02', obstacles: 'O08' } };
  const t = scene({ ana: { hand: 'L05', cells: 'F' }, lanes }).ana('link L05 A02', 'none');
  expect(t.offers('ana')).toContain('target ana 1');
});

test("TS-13.11 TS-R32 Target First of a part is the whole's, and so is a prohibition", () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A02*+L04', obstacles: 'O08' } };
  expect(scene({ step: 'target', lanes }).offers('ana')).toContain('target ana 1');
  const wall = { 'ana 1': { location: 'E101', advances: 'A12*+L04', obstacles: 'O08' } };
  expect(scene({ step: 'target', lanes: wall }).table.turn).toBe(1);
});

test('TS-13.12 TS-13.14 Power Link takes up to n Unlinked cells of its type, and Universal ones', () => {
  const lanes = { 'ana 1': { advances: 'A16' }, 'ana 2': { advances: 'A17' } };
  const t = scene({ ana: { cells: 'A F F F U' }, lanes });
  expect(t.offers('ana', 'power ana A16')).toEqual(['power ana A16 P02', 'power ana A16 P03']);
  expect(t.offers('ana', 'power ana A17')).toEqual(['power ana A17 P01', 'power ana A17 P02', 'power ana A17 P03']);
  expect(t.refusal('ana', 'power A16 P01')).toBe('TS-13.12');
  t.ana('power A16 P02', 'power A16 P03', 'power A17 P01');
  expect([t.values('A16'), t.values('A17')]).toEqual(['3/3', '1/5']);
  expect(t.refusal('ana', 'power A16 P02')).toBe('TS-13.17');
  expect(t.refusal('ana', 'power A17 P01')).toBe('TS-13.12');
});

test('TS-13.13 a Power Link is made at any time of step 4 for nothing but the use of the cell', () => {
  const t = scene({ ana: { hand: 'A16', cells: 'F F' } }).ana('play A16 ana 1', 'power A16 P02');
  expect([t.cells('ana', 'unlinked'), t.cells('ana', 'linked'), t.values('A16')]).toEqual(['', 'P02', '2/3']);
});

test("TS-13.15 a power-linked cell cannot pay, and its bonus counts in the opponent's next turn", () => {
  const t = scene({ ana: { hand: 'A15', cells: 'F' }, lanes: { 'ana 1': { advances: 'A16' } } }).ana('power A16 P02');
  expect(t.refusal('ana', 'play A15 ana 1')).toBe('TS-10.11');
  expect(t.endTurn().values('A16')).toBe('2/3');
  expect(t.endTurn().values('A16')).toBe('1/3');
});

test('TS-13.16 when the host leaves its power-linked cells go to the Linked location', () => {
  const t = scene({ ana: { hand: 'I08', cells: 'F F F' }, lanes: { 'bo 1': { advances: 'A16@P02@P03' } } });
  t.ana('intervene I08', 'on A16');
  expect([t.cells('bo', 'linked'), t.cards('bo', 'shown')]).toEqual(['P02 P03', 'A16']);
});

test('TS-13.17 TS-13.19 the limit is for each card that prints one, and each cell serves the one it was given to', () => {
  const t = scene({ ana: { cells: 'F F A A F' }, lanes: { 'bo 1': { obstacles: 'O20+L07' } } });
  expect(t.values('O20')).toBe('3/3');
  t.ana('power O20 P02', 'power O20 P02', 'power L07 P01');
  expect(t.values('O20')).toBe('6/3');
  expect([t.refusal('ana', 'power O20 P02'), t.refusal('ana', 'power L07 P02')]).toEqual(['TS-13.17', 'TS-13.17']);
});

test('TS-13.19 a cell gives the bonus of the Power Link that it serves', () => {
  const t = scene({ ana: { cells: 'A A' }, lanes: { 'bo 1': { obstacles: 'O21+L07' } } });
  expect([t.values('O21'), t.ana('power O21 P01').values('O21')]).toEqual(['5/2', '5/3']);
  expect(t.ana('power L07 P01').values('O21')).toBe('6/3');
});

test("TS-13.18 TS-R47 Cloaking raises its host's E/R", () => {
  const t = scene({ ana: { hand: 'L01', cells: 'F F' }, lanes: { 'ana 1': { advances: 'A04' } } });
  expect(t.ana('link L01 A04').values('A04')).toBe('2/4');
});

test('TS-13.20 no ability can choose a power-linked cell', () => {
  const t = scene({ ana: { hand: 'O11 I13', cells: 'A A F U' }, lanes: { 'bo 1': { advances: 'A16@P02' } } });
  t.ana('play O11 bo 1').awaits('ana', 'play');
  expect(t.refusal('ana', 'intervene I13')).toBe('TS-16.7');
});

test('TS-13.6 a Stabilizer Ring goes with the Event Chain card that carries it', () => {
  const t = scene({ step: 'target', lanes: { 'bo 2': { location: 'E203+L09', obstacles: 'O12+L10' } } });
  expect(t.values('E203')).toBe('0/6');
  expect(t.ana('target bo 2').cards('bo', 'shown')).toBe('E203 L09');
});
