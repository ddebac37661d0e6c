import { expect, test } from 'vitest';
import { CARDS, cardAt, cardNo } from '../content/index.ts';
import { cannotInitiate, resistanceOf } from '../rules/board/values.ts';
import { pieceNamed } from './notation.ts';
import { scene } from './scene.ts';

test('TS-3.1 a card without a printed cost is free', () => {
  const t = scene({ ana: { hand: 'I04' }, lanes: { 'ana 1': { advances: 'A02' } } });
  expect(cardAt(cardNo('I04')).cost.text).toBe('free');
  expect(t.ana('intervene I04', 'on A02').cards('ana', 'shown')).toBe('I04');
});

test('TS-3.2 Advances, Obstacles and Event Chain cards show E/R', () => {
  for (const { type, values } of CARDS) {
    expect(values !== null).toBe(['Advance', 'Obstacle', 'Event Chain'].includes(type));
  }
  expect(scene({ lanes: { 'ana 1': { advances: 'A04' } } }).values('A04')).toBe('2/3');
});

test('TS-3.3 TS-R15 a card without E/R counts as 0/0 and cannot initiate a target', () => {
  const t = scene({ lanes: { 'ana 1': { location: 'E101', advances: 'L03', obstacles: 'O01' } } });
  expect(t.values('L03')).toBe('0/0');
  expect(cannotInitiate(pieceNamed(t.table, ['L03']))).toBe(true);
});

test('TS-3.4 TS-R4 every Event Chain card prints the phase it can fill', () => {
  const phases = CARDS.filter(({ type }) => type === 'Event Chain').map(({ code, phase }) => [code[1], phase]);
  for (const [printed, phase] of phases) expect(Number(printed)).toBe(phase);
  const t = scene({ ana: { hand: 'E203', cells: 'A' } });
  expect(t.refusal('ana', { kind: 'play', card: cardNo('E203'), as: 'fill', at: 0, first: false })).toBe('TS-14.1');
});

test('TS-3.5 TS-15.5 a TIMESTREAM card has no phase and goes nowhere', () => {
  const lanes = { 'ana 1': { location: 'E101' }, 'ana 2': { location: 'E203' }, 'ana 3': { location: 'E302' } };
  const t = scene({ ana: { hand: 'T01', cells: 'A A A' }, lanes });
  const card = cardNo('T01');
  for (const as of ['advance', 'fill', 'lock']) {
    expect(t.refusal('ana', { kind: 'play', card, as, at: 0, first: false })).toBe('TS-15.5');
  }
  expect(cardAt(card).phase).toBe(0);
});

test('TS-3.6 a Link card is played onto a card in play only', () => {
  const t = scene({ ana: { hand: 'L03', cells: 'A' } });
  expect(t.offers('ana', 'link')).toEqual([]);
  expect(t.refusal('ana', { kind: 'play', card: cardNo('L03'), as: 'advance', at: 0, first: false })).toBe('TS-3.6');
});

test('TS-3.7 TS-R16 cards of the same name are identical', () => {
  const t = scene({ ana: { hand: 'E203 E209', cells: 'A F' }, lanes: { 'ana 2': { location: 'E209' } } });
  expect(t.offers('ana', 'lock')).toEqual(['lock E209']);
  expect(t.refusal('ana', 'lock E203')).toBe('TS-14.5');
});

test('TS-3.8 TS-R58 a card always goes to the Void and the hand of its owner', () => {
  const t = scene({
    ana: { hand: 'I06 I08', cells: 'F F F F', deck: '' },
    lanes: { 'bo 1': { advances: 'A02' }, 'ana 1': { obstacles: 'O01' } },
  });
  t.ana('intervene I06', 'on A02').ana('intervene I08', 'on O01');
  expect([t.cards('bo', 'hand'), t.cards('bo', 'shown'), t.cards('ana', 'hand')]).toEqual(['A02', 'O01', '']);
});

test('TS-3.9 current E/R is printed E/R with all bonuses, never below 0', () => {
  const t = scene({ lanes: { 'ana 1': { advances: 'A16+L03@P02' } } });
  expect(t.values('A16')).toBe('5/5');
  expect(scene({ lanes: { 'ana 1': { advances: 'L06' } } }).values('L06')).toBe('0/0');
});

test('TS-3.10 a card with R 0 stays until something removes it', () => {
  const t = scene({ lanes: { 'ana 1': { location: 'E101', advances: 'L03', obstacles: 'O06' } } });
  expect(resistanceOf(t.table, pieceNamed(t.table, ['L03']))).toBe(0);
  t.endTurn();
  expect(t.lane('ana 1', 'advances')).toBe('L03');
  t.bo('none', 'none', 'target ana 1');
  expect(t.lane('ana 1', 'advances')).toBe('');
});

test('TS-3.11 TS-R74 outside play a card is what it prints', () => {
  // Philippi lay as an Advance, Fellow Travelers as a Link: only the latter is an Advance card in the Void.
  const t = scene({ ana: { hand: 'A14', cells: 'A A A', shown: 'E207 A28' } }).ana('play A14 ana 1');
  expect(t.offers('ana')).toEqual(['take A28', 'none']);
});

test('TS-3.12 a card in play as a Link is part of its host and nothing of its own', () => {
  const t = scene({
    ana: { hand: 'I06', cells: 'F' },
    lanes: { 'bo 1': { advances: 'A04+A28' } },
  }).ana('intervene I06');
  expect(t.offers('ana')).toEqual(['on bo A04']);
  expect(t.ana('on A04').cards('bo', 'hand')).toBe('A04 A28');
});
