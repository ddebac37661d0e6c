import { expect, test } from 'vitest';
import { cost } from '../content/index.ts';
import { scene } from './scene.ts';

/** Can this card be played with these cells? */
const payable = (card: string, cells: string, hand = card) =>
  scene({ ana: { hand, cells }, lanes: { 'ana 1': { advances: 'A02' } } })
    .offers('ana')
    .some((one) => one.includes(` ${card}`));
const ways = (card: string, cells: string) =>
  scene({ ana: { hand: card, cells } })
    .until(0, `play ${card} ana 1`)
    .offers('ana', 'pay');

test('TS-10.1 TS-R25 a cost is free, or terms of which every one is paid', () => {
  expect(cost('1A*1F*1U')).toMatchObject({ ancient: 1, future: 1, universal: 1, any: 0, voided: 0 });
  expect(cost('2F*V1')).toMatchObject({ future: 2, voided: 1 });
  expect(cost('free')).toMatchObject({ ancient: 0, future: 0, universal: 0, any: 0, voided: 0 });
  expect(() => cost('AF')).toThrow();
  expect([payable('A26', 'A F U'), payable('A26', 'A F F'), payable('A26', 'A F')]).toEqual([true, false, false]);
});

test('TS-10.2 TS-10.3 nA takes Ancient, nF takes Future cells', () => {
  expect([payable('A08', 'A A A'), payable('A08', 'A A F'), payable('A08', 'A A')]).toEqual([true, false, false]);
  expect([payable('A19', 'F F F'), payable('A19', 'F F A')]).toEqual([true, false]);
});

test('TS-10.4 nU takes Universal cells alone', () => {
  expect([payable('A25', 'U'), payable('A25', 'A'), payable('A25', 'F')]).toEqual([true, false, false]);
});

test('TS-10.5 TS-R28 n without letter takes any cells', () => {
  expect([payable('A27', 'A F'), payable('A27', 'U U'), payable('A27', 'U')]).toEqual([true, true, false]);
});

test('TS-10.6 TS-10.13 TS-R26 Vn voids n cards of the own hand, face down', () => {
  const t = scene({ ana: { hand: 'I09 A02 A04', linked: 'A', deck: 'A07 A08' } });
  t.ana('intervene I09', 'void A04', 'none');
  expect([t.cards('ana', 'hidden'), t.cards('ana', 'hand')]).toEqual(['A04', 'A02 A07 A08']);
  expect(t.told('bo')).toContainEqual({ type: 'voids-cards', clause: 'TS-10.13', seat: 0, n: 1 });
});

test('TS-10.7 a Universal cell pays for Ancient or Future, chosen anew each time', () => {
  const t = scene({ ana: { hand: 'A02 A15', cells: 'U', deck: 'A12 A12' } })
    .ana('play A02 ana 1')
    .endTurn()
    .endTurn();
  expect(t.ana('none', 'play A15 ana 2').lane('ana 2', 'advances')).toBe('A15');
  expect(payable('A26', 'U U U')).toBe(true);
});

test('TS-10.8 only Unlinked cells pay, each for one unit', () => {
  expect(scene({ ana: { hand: 'A27', cells: 'A', linked: 'A A' } }).refusal('ana', 'play A27 ana 1')).toBe('TS-10.11');
  expect(scene({ ana: { hand: 'A16', cells: '' }, lanes: { 'ana 1': { advances: 'A16@P02' } } }).offers('ana')).toEqual(
    ['none'],
  );
});

test('TS-10.10 TS-R24 TS-R92 the payer says how many of each type pay, and the way that keeps most comes first', () => {
  expect(ways('A04', 'A A F U')).toEqual(['pay 2A', 'pay 1A 1F', 'pay 1A 1U', 'pay 1F 1U']);
  expect(ways('A27', 'A F F U')).toEqual(['pay 2F', 'pay 1A 1F', 'pay 1F 1U', 'pay 1A 1U']);
  const t = scene({ ana: { hand: 'A04', cells: 'A A F' } }).ana('play A04 ana 1', 'pay 1A 1F');
  expect(t.cells('ana', 'unlinked')).toBe('P01');
  // Of one type the basic cells pay first.
  expect(
    scene({ ana: { hand: 'A02', cells: 'P04 A' } })
      .ana('play A02 ana 1')
      .cells('ana', 'unlinked'),
  ).toBe('P04');
});

test('TS-10.11 partial payment is not possible', () => {
  const t = scene({ ana: { hand: 'A11', cells: 'A A F' } });
  expect(t.refusal('ana', 'play A11 ana 1')).toBe('TS-10.11');
  const paying = scene({ ana: { hand: 'A04', cells: 'A A F' } }).until(0, 'play A04 ana 1');
  expect(paying.refusal('ana', 'pay 1A')).toBe('TS-10.11');
});

test('TS-10.2 TS-10.3 TS-10.4 TS-10.8 TS-10.10 cells that do not meet the cost are refused by the rule they break', () => {
  const refused = (card: string, cells: string, way: string) =>
    scene({ ana: { hand: card, cells } })
      .until(0, `play ${card} ana 1`)
      .refusal('ana', way);
  expect(refused('A04', 'A A F', 'pay 2F')).toBe('TS-10.8');
  expect([refused('A04', 'A A F', 'pay 2A 1F'), refused('A04', 'A A F', 'none')]).toEqual(['TS-10.10', 'TS-10.10']);
  expect(refused('A04', 'A A F F', 'pay 2F')).toBe('TS-10.2');
  expect(refused('A18', 'A A F F', 'pay 2A')).toBe('TS-10.3');
  expect([refused('A26', 'A F U U', 'pay 2A 1F'), refused('A26', 'A A F U U', 'pay 2A 1F')]).toEqual([
    'TS-10.8',
    'TS-10.4',
  ]);
});

test('TS-10.12 TS-R62 any other card of the hand may be voided, cells and TIMESTREAM cards too', () => {
  const t = scene({ ana: { hand: 'I09 I09 P01 T01', linked: 'A' } }).until(0, 'intervene I09');
  expect(t.offers('ana')).toEqual(['void P01', 'void T01', 'void I09']);
  expect(t.refusal('ana', 'void A02')).toBe('TS-10.12');
  const alone = scene({ ana: { hand: 'I09 P01', linked: 'A' } }).until(0, 'intervene I09');
  expect([alone.offers('ana'), alone.refusal('ana', 'void I09')]).toEqual([['void P01'], 'TS-10.12']);
  expect(scene({ ana: { hand: 'I09', linked: 'A' } }).refusal('ana', 'intervene I09')).toBe('TS-10.11');
});

test('TS-10.14 TS-10.15 TS-R27 a discarded cell is an Unlinked one that does not pay', () => {
  const position = { ana: { hand: 'I13', cells: 'F A' }, bo: { cells: 'A' } } as const;
  const t = scene(position).until(0, 'intervene I13');
  expect(t.offers('ana')).toEqual(['give P01']);
  expect(t.refusal('ana', 'give P02')).toBe('TS-10.15');
  t.ana('give P01', 'unlinked P01');
  expect([t.cards('ana', 'shown'), t.cells('ana', 'linked'), t.cards('bo', 'shown')]).toEqual([
    'P01 I13',
    'P02',
    'P01',
  ]);
  expect(scene({ ...position, ana: { hand: 'I13', cells: 'F' } }).refusal('ana', 'intervene I13')).toBe('TS-10.11');
  expect(scene({ ...position, ana: { hand: 'I13', cells: 'F', linked: 'A' } }).refusal('ana', 'intervene I13')).toBe(
    'TS-10.11',
  );
});

test('TS-10.16 all parts are paid before the card enters play', () => {
  // The two voided cards are gone before TIMESTREAM wins; the cell is Linked before Roman Road Network asks.
  const t = scene({ ana: { hand: 'E105 P01', cells: 'A A' } }).ana('fill E105');
  t.awaits('ana', 'cell');
  expect(t.cells('ana', 'linked')).toBe('P01 P01');
});

test('TS-10.17 TS-R83 of equal cells, unlinking takes the held one and discarding one that is free', () => {
  const t = scene({
    ana: { hand: 'O11 I13', cells: 'A A F U' },
    bo: { linked: 'A A', hand: 'I09 A02' },
  });
  t.ana('play O11 bo 1', 'linked P01');
  t.ana('intervene I13', 'give P03', 'linked P01');
  expect([t.cells('bo', 'linked'), t.cells('bo', 'held')]).toEqual(['P01', 'P01']);
  const own = scene({ ana: { hand: 'O11', cells: 'A A' }, bo: { linked: 'A A F', hand: 'I09 A02' } });
  own.ana('play O11 bo 1', 'linked P01', 'none');
  own.table.players[1].held[0] = 1;
  own.bo('none');
  expect(own.cells('bo', 'unlinked')).toBe('P01 P02');
  own.table.players[1].held[0] = 1;
  own.bo('intervene I09', 'void A02', 'linked P01').pass();
  expect([own.cells('bo', 'held'), own.cells('bo', 'linked')]).toEqual(['', '']);
});

test('TS-10.17 of equal cells, holding takes one that is free; only the held one is unlinked first', () => {
  const t = scene({ ana: { hand: 'O11 O11', cells: 'A A A A' }, bo: { linked: 'A A A' } });
  t.ana('play O11 bo 1', 'linked P01', 'play O11 bo 2', 'linked P01');
  expect(t.cells('bo', 'held')).toBe('P01 P01');
  t.endTurn();
  expect([t.cells('bo', 'unlinked'), t.cells('bo', 'linked')]).toEqual(['P01', 'P01 P01']);
  const own = scene({ ana: { hand: 'I09 A02', linked: 'A A' } });
  own.table.players[0].held[0] = 1;
  own.ana('intervene I09', 'void A02', 'linked P01');
  expect([own.cells('ana', 'linked'), own.cells('ana', 'held')]).toEqual(['P01', '']);
});

test('TS-10.7 a Universal cell that an ability unlinks pays as another type in the same turn', () => {
  const t = scene({ ana: { hand: 'A02 A15 I09 A12', cells: 'U', deck: '' } });
  t.ana('play A02 ana 1', 'intervene I09', 'void A12', 'linked P03', 'play A15 ana 1');
  expect(t.lane('ana 1', 'advances')).toBe('A02 A15');
});
