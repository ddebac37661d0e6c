import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('ES-6.1 ES-6.2 an operator is played from the hand to its printed century in the own stream', () => {
  const t = scene({ turn: 'bo', bo: { points: 'MM', hand: ['aran-breaker', 'handi-scrap-runner'] } });
  t.bo('activate aran');
  expect([t.at('bo.aran'), t.points('bo')]).toEqual(['bo 2000', '']);
  expect(t.refusal('bo', 'activate aran')).toBe('ES-6.1');
  expect(scene({ bo: { hand: ['marwa-oasis-blade'] } }).refusal('ana', 'activate marwa')).toBe('ES-6.1');
});

test('ES-6.3 ES-R46 as many as can be paid for', () => {
  const t = scene({
    ana: { points: 'MMMM', hand: ['angela-storm-vanguard', 'ben-storm-vanguard', 'marwa-oasis-blade', 'vesna-holt'] },
  });
  t.ana('activate angela', 'activate ben', 'activate marwa', 'activate vesna');
  expect(t.offers('ana', 'activate')).toEqual([]);
  expect(['angela', 'ben', 'marwa', 'vesna'].map((name) => t.at(name))).toEqual([
    'ana 2000',
    'ana 2000',
    'ana 1800',
    'ana 1900',
  ]);
});

test('ES-6.4 ES-R20 it may move, use abilities and a tech in the same turn', () => {
  const t = scene({
    ana: { points: 'MM', hand: ['marwa-oasis-blade techs=tri-axe,sat-p'] },
    board: { 'ana 1900': ['bo vesna-holt'] },
  });
  t.ana('activate marwa', 'move marwa ana 1900', 'ability marwa 0', 'on vesna', 'tech marwa tri-axe', 'on vesna');
  expect(t.defense('vesna')).toEqual([4, 1]);
});

test('ES-6.5 it may not spin in that turn', () => {
  const t = scene({ ana: { points: 'M', hand: ['marwa-oasis-blade'] } }).ana('activate marwa');
  expect(t.refusal('ana', 'spin marwa')).toBe('ES-10.2');
  t.ana('finish').bo('finish');
  expect(t.refusal('ana', 'spin marwa')).toBeNull();
});

test('ES-6.6 ES-R46 it arrives active, with full defense and no armor unless its card says so', () => {
  const t = scene({ ana: { points: 'MMSS', at: 1900, hand: ['aran-breaker', 'dr-rosu-transcended'] } }).ana(
    'activate aran',
    'activate dr-rosu',
  );
  expect([t.op('aran').armor, t.defense('aran'), t.isActive('aran')]).toEqual([0, [2, 2], true]);
  expect([t.op('dr-rosu').armor, t.defense('dr-rosu')]).toEqual([2, [3, 3]]);
});

test('ES-6.7 any number of both sides may share a turnpoint', () => {
  const names = [
    'ana aran-breaker',
    'ana soren-echo',
    'ana vesna-holt',
    'ana moth',
    'bo marwa',
    'bo layla',
    'bo handi',
  ];
  const t = scene({
    ana: { points: 'M', hand: ['angela-storm-vanguard'] },
    board: { 'ana 2000': names },
    deployed: { 'ana 2000': ['ana droid', 'bo war-shrine'] },
  });
  expect(t.ana('activate angela').at('angela')).toBe('ana 2000');
});

test('ES-6.8 a disintegrated operator never returns', () => {
  const t = scene({
    ana: { points: 'MMM' },
    board: { 'ana 2000': ['ana marwa-oasis-blade'], 'ana 1900': ['ana moth-swarm-node'] },
  });
  t.ana('move marwa ana 1900', 'ability marwa 0', 'on moth');
  expect([t.at('moth'), t.refusal('ana', 'activate moth'), t.refusal('ana', 'move moth ana 2000')]).toEqual([
    'gone',
    'ES-6.8',
    'ES-6.8',
  ]);
});
