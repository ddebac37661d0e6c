import { expect, test } from 'vitest';
import { OPERATOR_TYPES, OPERATORS } from '../content/index.ts';
import { scene } from './scene.ts';

test('ES-14.1 a card is its name and its variant', () => {
  expect(new Set(OPERATORS.map(({ name, variant }) => `${name}/${variant}`)).size).toBe(OPERATORS.length);
  expect(OPERATORS.filter(({ name }) => name === 'Soren').map(({ id }) => id)).toEqual(['soren-echo', 'soren-hollow']);
});

test('ES-14.2 both players may have the same card on the board: two operators', () => {
  const t = scene({
    ana: { points: 'M' },
    board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo marwa-oasis-blade'] },
  }).ana('ability ana.marwa 0', 'on bo.marwa');
  expect([t.defense('ana.marwa'), t.defense('bo.marwa')]).toEqual([
    [2, 2],
    [2, 1],
  ]);
});

test('ES-14.3 a name on a card means every variant on both sides', () => {
  const widow = (ben: string[]) => {
    const t = scene({
      ana: { points: 'MM' },
      board: { 'ana 2100': ['ana angela-storm-widow', 'bo vesna-holt'], 'bo 1800': ben },
    });
    return t.ana('ability angela 0', 'on vesna').defense('vesna')[1];
  };
  expect([
    widow([]),
    widow(['bo ben-storm-vanguard']),
    widow(['bo ben-storm-deserter']),
    widow(['bo ben-storm-vanguard disabled=1']),
  ]).toEqual([1, 2, 2, 2]);
});

test('ES-14.4 ES-R46 an operator has several types, one or none', () => {
  expect(OPERATORS.some(({ types }) => types.length === 0)).toBe(true);
  for (const { types } of OPERATORS) for (const type of types) expect(OPERATOR_TYPES).toContain(type);
});

test('ES-14.5 the types that the rulebook fixes', () => {
  expect([...OPERATOR_TYPES]).toEqual(['Unit 707', 'drone', 'post-human', 'Orbital Strike']);
  for (const type of OPERATOR_TYPES)
    expect(OPERATORS.filter(({ types }) => types.includes(type)).length).toBeGreaterThan(2);
});
