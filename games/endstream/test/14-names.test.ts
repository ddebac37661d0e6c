import { expect, test } from 'vitest';
import { OPERATOR_TYPES, OPERATORS, operatorCard } from '../content/index.ts';
import { type Scene, scene } from './scene.ts';

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

/** One operator of each type and one of none, all of bo. */
const CROWD = ['kite-mark-ii', 'the-pale-man', 'aran-breaker', 'tamar-vale', 'brother-anselm'];

function meantBySoren(): string[] {
  const board = { 'ana 1900': ['ana soren-hollow', ...CROWD.map((id) => `bo ${id}`)] };
  const t = scene({ ana: { points: 'SS' }, board }).ana('ability soren 0');
  return t.offers('ana');
}

/** By how much the user and each of the crowd gain. */
function raised(t: Scene, user: string, ability: string): number[] {
  const now = () => [user, ...CROWD].map((name) => t.defense(name)[1]);
  const before = now();
  t.ana(ability);
  return now().map((defense, i) => defense - (before[i] ?? 0));
}

test('ES-14.4 ES-R46 types are labels: an operator has none, one or several, and whoever has one that is named is meant', () => {
  expect(OPERATORS.some(({ types }) => types.length === 0)).toBe(true);
  expect(OPERATORS.some(({ types }) => types.length === 1)).toBe(true);
  for (const { types } of OPERATORS) for (const type of types) expect(OPERATOR_TYPES).toContain(type);
  // No card of these decks has two types: one is lent a second.
  const tamar = operatorCard(OPERATORS.find(({ name }) => name === 'Tamar Vale')!.id) as { types: readonly string[] };
  const printed = tamar.types;
  try {
    tamar.types = [...printed, 'drone'];
    expect(meantBySoren()).toEqual([
      'on bo.kite-mark-ii',
      'on bo.the-pale-man-first-witness',
      'on bo.tamar-vale-gunner',
    ]);
  } finally {
    tamar.types = printed;
  }
});

test('ES-14.5 the types that the rulebook fixes, and cards that name them mean those operators and no others', () => {
  expect([...OPERATOR_TYPES]).toEqual(['Unit 707', 'drone', 'post-human', 'Orbital Strike']);
  for (const type of OPERATOR_TYPES)
    expect(OPERATORS.filter(({ types }) => types.includes(type)).length).toBeGreaterThan(2);
  expect(meantBySoren()).toEqual(['on bo.kite-mark-ii', 'on bo.the-pale-man-first-witness']);
  const t = scene({
    ana: { points: 'P' },
    board: { 'ana 2100': ['ana mia-star-commander'], 'bo 1900': CROWD.map((id) => `bo ${id}`) },
  });
  expect(raised(t, 'mia', 'ability mia 0')).toEqual([1, 0, 0, 0, 1, 0]);
  const dray = scene({
    ana: { points: 'P' },
    board: { 'ana 2100': ['ana captain-dray-old-guard', ...CROWD.map((id) => `bo ${id}`)] },
  });
  expect(raised(dray, 'captain', 'ability captain 1')).toEqual([1, 0, 0, 1, 0, 0]);
});
