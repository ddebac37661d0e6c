import { expect, test } from 'vitest';
import { cardNo } from '../content/index.ts';
import { isUnaffected } from '../rules/board/reach.ts';
import { pieceNamed } from './notation.ts';
import { scene } from './scene.ts';

const FILLED = { 'ana 1': { location: 'E101' }, 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E302' } };

test('TS-14.1 an Event Chain card fills the own unoccupied location of its phase, at its cost', () => {
  const t = scene({ ana: { hand: 'E203', cells: 'A F' } }).ana('fill E203');
  expect([t.lane('ana 2', 'location'), t.cells('ana', 'linked')]).toEqual(['E203', 'P01']);
});

test('TS-14.3 every way of playing one counts against the limit', () => {
  const hand = 'E203 E102 E209';
  const lanes = { 'ana 2': { location: 'E203' } };
  for (const way of ['lock E203', 'play E209 ana 3', 'fill E102']) {
    const t = scene({ ana: { hand: `${hand} E207`, cells: 'A F F F F' }, lanes }).ana(way);
    expect(t.offers('ana').filter((one) => one.includes(' E'))).toEqual([]);
  }
});

test('TS-14.4 TS-R5 phases may be filled in any order', () => {
  expect(
    scene({ ana: { hand: 'E302', cells: 'A A' } })
      .ana('fill E302')
      .lane('ana 3', 'location'),
  ).toBe('E302');
});

test('TS-14.5 TS-14.6 TS-R18 a second card of the same name locks the phase; it is paid for and executes', () => {
  const t = scene({ ana: { hand: 'E201', cells: 'A A A', deck: 'A04' }, lanes: { 'ana 2': { location: 'E201' } } });
  t.ana('lock E201');
  expect([t.lane('ana 2', 'location'), t.cards('ana', 'hand'), t.table.chains]).toEqual(['E201 E201', 'A04', 1]);
  expect(t.look('bo').view.lanes[1]?.locked).toBe(true);
  const other = scene({ ana: { hand: 'E203', cells: 'A' }, lanes: { 'ana 2': { location: 'E201' } } });
  expect([other.offers('ana', 'lock'), other.refusal('ana', 'lock E203')]).toEqual([[], 'TS-14.5']);
});

test('TS-14.7 a third copy cannot be added', () => {
  const t = scene({ ana: { hand: 'E203', cells: 'A' }, lanes: { 'ana 2': { location: 'E203 E203' } } });
  expect(t.refusal('ana', 'lock E203')).toBe('TS-14.7');
});

test('TS-14.12 no Event Chain card goes first in a column, and none locks another phase than its own', () => {
  const as = (way: string, at: number, first: boolean) => ({ kind: 'play', card: cardNo('E203'), as: way, at, first });
  const open = scene({ ana: { hand: 'E203', cells: 'A' } });
  expect(open.refusal('ana', as('fill', 1, true))).toBe('TS-14.12');
  const filled = scene({
    ana: { hand: 'E203', cells: 'A' },
    lanes: { 'ana 2': { location: 'E203', advances: 'A02' } },
  });
  expect(filled.refusal('ana', as('advance', 1, true))).toBe('TS-14.12');
  expect(filled.refusal('ana', as('lock', 0, false))).toBe('TS-14.12');
});

test('TS-14.8 TS-14.9 TS-R17 a locked phase cannot be targeted nor affected by Obstacle cards; an Advance there can', () => {
  const t = scene({ step: 'target', lanes: { 'bo 2': { location: 'E203 E203', obstacles: 'O12' } } });
  expect(t.table.turn).toBe(1);
  const locked = scene({ lanes: { 'bo 2': { location: 'E203 E203', advances: 'E209' } } });
  const [card, advance] = ['E203', 'E209'].map((code) => pieceNamed(locked.table, [code]));
  expect(isUnaffected(locked.table, cardNo('O04'), card!, 4)).toBe(true);
  expect(isUnaffected(locked.table, cardNo('O04'), advance!, 4)).toBe(false);
  expect(isUnaffected(locked.table, cardNo('I08'), card!, 4)).toBe(false);
});

test('TS-14.9 a lock does not protect the Advances of its lane, and Causality Break excludes locked phases itself', () => {
  const lanes = { 'bo 2': { location: 'E203 E203', advances: 'A02' }, 'bo 1': { location: 'E102' } };
  const t = scene({ ana: { hand: 'I10 I08 A04', cells: 'U A A A A F F' }, lanes });
  t.ana('intervene I10', 'give P01', 'void A04');
  expect(t.offers('ana')).toEqual(['on bo E102']);
  t.ana('on E102', 'intervene I08', 'on A02');
  expect(t.lane('bo 2', 'advances')).toBe('');
});

test('TS-14.10 if one of the two cards leaves, the phase is filled and no longer locked', () => {
  const t = scene({ step: 'target', lanes: { 'bo 2': { location: 'E203 E203', obstacles: 'O12' } } });
  t.table.lanes[4]!.location.pop();
  expect(t.look('ana').view.lanes[4]).toMatchObject({ filled: true, locked: false });
});

test('TS-14.11 TS-R19 an Event Chain card goes as an Advance only where its own location is occupied', () => {
  const position = { ana: { hand: 'E207', cells: 'F F' } } as const;
  expect(scene(position).refusal('ana', 'play E207 ana 3')).toBe('TS-14.11');
  for (const location of ['E203', 'O06']) {
    const t = scene({ ...position, lanes: { 'ana 2': { location } } });
    expect(t.offers('ana', 'play')).toEqual(['play E207 ana 1', 'play E207 ana 2', 'play E207 ana 3']);
    expect(t.refusal('ana', 'play E207 bo 1')).toBe('TS-12.1');
  }
});

test('TS-R19 as an Advance it executes like any play, and its conditions look at the locations only', () => {
  const drawn = (lane: { location: string; advances?: string }, location: string) =>
    scene({
      ana: { hand: 'E301', cells: 'A A A', deck: 'A02 A04' },
      lanes: { 'ana 2': lane, 'ana 3': { location } },
    })
      .ana('play E301 ana 1')
      .cards('ana', 'hand');
  expect([drawn({ location: 'E201' }, 'E302'), drawn({ location: 'E201' }, 'O27')]).toEqual(['A02 A04', 'A02 A04']);
  expect(drawn({ location: 'E203', advances: 'E201' }, 'E302')).toBe('');
});

test('TS-14.12 TS-14.13 as an Advance it is one in every respect and stays one', () => {
  const lanes = { 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E308', advances: 'E207', obstacles: 'O22' } };
  const t = scene({ step: 'target', lanes });
  t.ana('target ana 3');
  expect([t.lane('ana 3', 'advances'), t.lane('ana 3', 'obstacles')]).toEqual(['E207', '']);
  const shield = scene({ step: 'target', lanes: { 'bo 2': { location: 'E203', advances: 'E207', obstacles: 'O12' } } });
  expect(shield.ana('target bo 2').lane('bo 2', 'location')).toBe('E203');
  const open = scene({ ana: { hand: 'T02', cells: 'A F' }, lanes: { ...FILLED, 'ana 2': { advances: 'E203' } } });
  expect(open.refusal('ana', 'timestream T02')).toBe('TS-15.1');
});

test('TS-14.14 TS-R20 an Event Chain card in its location is not exchanged or taken back', () => {
  const t = scene({ ana: { hand: 'E209 I04', cells: 'F' }, lanes: { 'ana 2': { location: 'E203' } } });
  expect([t.refusal('ana', 'fill E209'), t.refusal('ana', 'intervene I04')]).toEqual(['TS-14.1', 'TS-16.7']);
});

test('TS-14.15 in its location it strikes back and never initiates', () => {
  const t = scene({ step: 'target', lanes: { 'bo 2': { location: 'E208', obstacles: 'O16' } } });
  t.ana('target bo 2');
  expect([t.lane('bo 2', 'location'), t.lane('bo 2', 'obstacles')]).toEqual(['E208', '']);
  expect(scene({ step: 'target', lanes: { 'ana 2': { location: 'E208', obstacles: 'O16' } } }).table.turn).toBe(1);
});

test('TS-14.16 a voided Event Chain card leaves its location free to be filled anew', () => {
  const t = scene({
    step: 'target',
    bo: { hand: 'E209', cells: 'F' },
    lanes: { 'bo 2': { location: 'E203', obstacles: 'O12' } },
  });
  t.ana('target bo 2');
  expect(t.lane('bo 2', 'location')).toBe('');
  expect(t.bo('none', 'fill E209').lane('bo 2', 'location')).toBe('E209');
});

test('TS-14.17 TS-R63 a lock never hinders its own player', () => {
  const t = scene({ ana: { hand: 'L09 T04', cells: 'U' }, lanes: { ...FILLED, 'ana 2': { location: 'E203 E203' } } });
  t.ana('link L09 E203');
  expect(t.lane('ana 2', 'location')).toBe('E203+L09 E203');
  expect(t.ana('timestream T04').result).toBe('ana TS-15.4');
});

test('TS-14.18 TS-14.19 Open Door raises the limit by one each time, never for TIMESTREAM', () => {
  const t = scene({ ana: { hand: 'I14 I14 E102 E209 E308 T02', cells: 'A A A A A F F F F' } });
  t.ana('intervene I14', 'fill E102', 'fill E209');
  expect(t.refusal('ana', 'fill E308')).toBe('TS-14.2');
  t.ana('intervene I14', 'fill E308', 'none').awaits('bo', 'cell');
  const full = scene({ ana: { hand: 'I14 E203 T02', cells: 'A A A A F' }, lanes: FILLED });
  full.ana('intervene I14', 'lock E203');
  expect(full.refusal('ana', 'timestream T02')).toBe('TS-15.2');
  const later = scene({ ana: { hand: 'I14 E102 E209', cells: 'A A A A A F F F F' } }).ana('intervene I14');
  later.endTurn().endTurn().ana('none', 'fill E102');
  expect(later.refusal('ana', 'fill E209')).toBe('TS-14.2');
});

test('TS-14.20 a City fills phase 2 only in its location, also with a second copy', () => {
  const play = (location: string, advances = '') =>
    scene({ ana: { hand: 'E301', cells: 'A A A', deck: 'A02 A04' }, lanes: { 'ana 2': { location, advances } } })
      .ana('fill E301')
      .cards('ana', 'hand');
  expect([play('E201'), play('E201 E201'), play('E203', 'E201'), play('')]).toEqual(['A02 A04', 'A02 A04', '', '']);
});

test('TS-14.21 abilities that name Event Chain cards do not meet one that lies as an Advance', () => {
  const lanes = { 'bo 2': { location: 'E203', advances: 'E207' } };
  const t = scene({ ana: { hand: 'I10 I06 A04', cells: 'U A A A F' }, lanes });
  t.ana('intervene I10', 'give P01', 'void A04');
  expect(t.offers('ana')).toEqual(['on bo E203']);
  expect(t.ana('on E203', 'intervene I06').offers('ana')).toEqual(['on bo E207']);
});
