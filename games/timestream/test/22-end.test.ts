import { ruling } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { timestream } from '../rules/index.ts';
import { scene } from './scene.ts';

/** How the match ends after the last turn that both may have. */
const adjudged = (lanes: Parameters<typeof scene>[0]['lanes']) =>
  scene({ turn: 'bo', turns: 120, step: 'end', lanes: lanes ?? {}, rest: { moved: true } }).result;

test('TS-22.1 TS-R51 after sixty turns of both the match is adjudicated', () => {
  expect(scene({ turn: 'bo', turns: 120, step: 'end', rest: { moved: true } }).result).toBe('nobody TS-22.4');
  expect(scene({ turn: 'ana', turns: 119, step: 'end', rest: { moved: true } }).result).toBe('open');
});

test('TS-22.2 TS-R52 after six turns in which no card moved', () => {
  const still = (quiet: number) => scene({ step: 'end', rest: { quiet } });
  expect([still(5).result, still(4).result]).toEqual(['nobody TS-22.4', 'open']);
  expect(scene({ step: 'end', rest: { quiet: 5, moved: true } }).table.quiet).toBe(0);
  // Unlinking, Power Links and targets that void nothing are no movement.
  const t = scene({
    ana: { cells: 'F', linked: 'A', deck: '' },
    bo: { deck: '' },
    lanes: { 'ana 1': { location: 'E101', advances: 'A17', obstacles: 'O08' } },
    rest: { quiet: 2 },
  });
  t.ana('power A17 P02', 'none', 'target ana 1');
  expect(t.table.quiet).toBe(3);
  const plays = scene({ ana: { hand: 'A02', cells: 'A', deck: '' }, rest: { quiet: 2 } }).ana('play A02 ana 1', 'none');
  expect(plays.table.quiet).toBe(0);
  const voids = scene({
    step: 'target',
    lanes: { 'ana 1': { location: 'E101', advances: 'A07', obstacles: 'O01' } },
    rest: { quiet: 2 },
  });
  expect(voids.ana('target ana 1').table.quiet).toBe(0);
});

test('TS-22.2 a card drawn, a Power Cell played or a card discarded is movement', () => {
  const quiet = (position: Parameters<typeof scene>[0], ...said: string[]) =>
    scene({ bo: { deck: '' }, rest: { quiet: 2 }, ...position }).ana(...said).table.quiet;
  expect(quiet({ step: 'draw', ana: { deck: '' } }, 'none', 'none')).toBe(3);
  expect(quiet({ step: 'draw', ana: { deck: 'A12' } }, 'none', 'none')).toBe(0);
  expect(quiet({ step: 'cell', ana: { hand: 'P01', deck: '' } }, 'cell P01', 'none')).toBe(0);
  expect(quiet({ step: 'discard', ana: { hand: 'A02 '.repeat(11), deck: '' } }, 'void A02')).toBe(0);
});

test('TS-22.3 TS-12.16 TS-R53 filled phases, then locked ones, then cards in play decide', () => {
  expect(adjudged({ 'ana 1': { location: 'E101' }, 'bo 1': { advances: 'A02 A02 A02' } })).toBe('ana TS-22.3');
  const filled = { 'ana 2': { location: 'E203' }, 'bo 2': { location: 'E203 E203' } };
  expect(adjudged({ ...filled, 'ana 1': { advances: 'A02 A02' } })).toBe('bo TS-22.3');
  const even = { 'ana 2': { location: 'E203' }, 'bo 2': { location: 'E203' } };
  expect(adjudged({ ...even, 'ana 1': { advances: 'A04+L03+L02 E207' }, 'ana 3': { obstacles: 'O01' } })).toBe(
    'ana TS-22.3',
  );
  expect(adjudged({ ...even, 'ana 1': { location: 'O09' }, 'bo 3': { obstacles: '' } })).toBe('bo TS-22.3');
  expect(adjudged({ 'ana 2': { location: 'O06' } })).toBe('bo TS-22.3');
  expect(adjudged({ ...even, 'ana 3': { obstacles: 'O01' } })).toBe('bo TS-22.3');
});

test('TS-22.4 if all is equal it is a draw', () => {
  expect(
    adjudged({ 'ana 1': { location: 'E101', advances: 'A02' }, 'bo 1': { location: 'E101', advances: 'A07' } }),
  ).toBe('nobody TS-22.4');
  expect(scene({ turn: 'bo', turns: 120, step: 'end' }).state.outcome).toMatchObject({
    kind: 'drawn',
    winners: [],
    ranking: [[0, 1]],
  });
  expect(scene({ turn: 'bo', turns: 120, step: 'end' }).refusal('ana', 'none')).toBe('TS-22.4');
});

test('TS-22.5 TS-R57 either player may concede at any time', () => {
  const t = scene({});
  t.as('bo').choose({ kind: 'concede' });
  expect(t.result).toBe('ana TS-22.5');
  const own = scene({});
  own.as('ana').choose({ kind: 'concede' });
  expect(own.result).toBe('bo TS-22.5');
  expect([own.refusal('ana', 'none'), own.refusal('bo', 'none')]).toEqual(['TS-22.5', 'TS-22.5']);
});

test('TS-22.5 TS-16.3 an Intervention that is being carried out lies in the Void when its player concedes', () => {
  const t = scene({ ana: { hand: 'I09 A02', linked: 'A' } }).ana('intervene I09', 'void A02');
  t.as('ana').choose({ kind: 'concede' });
  expect(t.cards('ana', 'shown')).toBe('I09');
});

test('TS-22.6 TS-R89 when the time is up nothing more is chosen in the turn', () => {
  const lanes = { 'ana 1': { location: 'E101', advances: 'A07', obstacles: 'O01' } };
  const t = scene({ ana: { hand: `A04 ${'A02 '.repeat(10)} A07`, cells: 'A A F' }, lanes }).until(0, 'play A04 ana 1');
  expect(ruling(timestream, t.state, 0, { kind: 'time-out' })?.clause).toBe('TS-22.6');
  t.as('ana').choose({ kind: 'time-out' });
  t.awaits('bo', 'cell');
  expect([t.cells('ana', 'unlinked'), t.lane('ana 1', 'obstacles'), t.cards('ana', 'hidden')]).toEqual([
    'P01 P01 P02',
    'O01',
    'A07 A02',
  ]);
  expect(t.table.timeUp).toBeNull();
});

test("TS-22.6 open questions are answered with none or the first answer; in the other's turn that one alone", () => {
  const own = scene({ ana: { hand: 'A23', cells: 'F F F' } }).ana('play A23 ana 1');
  own.as('ana').choose({ kind: 'time-out' });
  expect([own.cells('ana', 'unlinked'), own.table.turn]).toEqual(['', 1]);
  const t = scene({ ana: { hand: 'O02 A02', cells: 'A A A' }, bo: { hand: 'A07 A04' } }).ana('play O02 bo 1');
  expect(timestream.anytime.clock?.choice(t.state, 0)).toBeNull();
  t.as('bo').choose({ kind: 'time-out' });
  t.awaits('ana', 'play');
  expect([t.cards('bo', 'hidden'), t.table.timeUp]).toEqual(['A04', null]);
});
