import { choices, Match, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import {
  AGENDAS,
  CENTURIES,
  CONTROLLERS,
  centuryOf,
  controllerCard,
  DECKS,
  type Deck,
  OPERATORS,
  PLACES,
  placeOf,
  streamOf,
  TECHS,
} from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { scene } from './scene.ts';

const setup = { options: endstream.defaults(2), seats: 2, seed: 'terms' };

test('ES-1.1 the game is for exactly 2 players', () => {
  expect([1, 2, 3].map((seats) => endstream.cannotStart(setup.options, seats)?.clause)).toEqual([
    'ES-1.1',
    undefined,
    'ES-1.1',
  ]);
  expect(endstream.seats).toEqual({ min: 2, max: 2 });
});

test('ES-1.2 ES-1.3 two streams of six centuries make twelve turnpoints', () => {
  expect(PLACES).toHaveLength(12);
  expect(PLACES.map((place) => `${streamOf(place)} ${centuryOf(place)}`)).toEqual(
    [0, 1].flatMap((seat) => CENTURIES.map((c) => `${seat} ${c}`)),
  );
  expect([...CENTURIES]).toEqual([1800, 1900, 2000, 2100, 2200, 2300]);
});

test('ES-1.4 every turnpoint holds exactly one agenda card, all different', () => {
  const { table } = start(endstream, setup.options, 2, 'deal').state;
  expect(new Set(table.agendas.map(({ card }) => card)).size).toBe(12);
});

test('ES-1.5 ES-1.6 ES-R2 fifteen cards, two sides of different type, five for each pair of the three types', () => {
  const pairs = AGENDAS.map(({ sides }) => sides.map(({ type }) => type).join(''));
  expect(AGENDAS).toHaveLength(15);
  for (const pair of ['MP', 'MS', 'PS']) expect(pairs.filter((other) => other === pair)).toHaveLength(5);
});

test('ES-1.7 only the side that faces up produces', () => {
  const t = scene({ ana: { agendas: 'MpMpPsPsSmSm' } }).ana('agenda 1800', 'agenda 2300');
  expect(t.points('ana')).toBe('MS');
});

test('ES-1.8 a player produces only from the own stream, wherever the operators are', () => {
  const t = scene({ board: { 'bo 2000': ['ana aran-breaker'] } });
  expect(t.offers('ana', 'agenda')).toEqual(CENTURIES.map((century) => `agenda ${century}`));
  expect(t.refusal('ana', 'agenda bo 2000')).toBe('ES-1.8');
});

test('ES-1.9 upstream is towards 2300', () => {
  const t = scene({ board: { 'ana 2100': ['ana aran-breaker'] } }).ana('spin aran');
  expect(t.types('ana')).toBe('MMPSMM');
});

test('ES-1.10 cross-stream leads to the same century of the other stream', () => {
  const t = scene({ board: { 'ana 2100': ['ana aran-breaker'] } });
  expect(t.offers('ana', 'move').filter((move) => move.includes('bo '))).toEqual(['move aran-breaker bo 2100']);
});

test('ES-1.11 every operator has name, variant, century, cost, defense, types and abilities', () => {
  expect(OPERATORS).toHaveLength(28);
  for (const card of OPERATORS) {
    expect(card).toMatchObject({ name: expect.any(String), variant: expect.any(String), types: expect.any(Array) });
    expect(CENTURIES).toContain(card.century);
    expect(card.cost.length).toBeGreaterThan(0);
    expect(card.defense).toBeGreaterThan(0);
    expect(card.abilities.length).toBeGreaterThan(0);
  }
});

test('ES-1.12 ES-1.13 ES-R6 a controller (once called hideout) has name, century, armor, special ability and charge, and is no operator', () => {
  expect(CONTROLLERS).toHaveLength(4);
  for (const card of CONTROLLERS) {
    expect(card.name).toMatch(/\w/);
    expect(CENTURIES).toContain(card.century);
    expect(card.armor).toBeGreaterThan(0);
    expect(card.specials).toHaveLength(1);
    expect(card.specials[0]?.text).toMatch(/\w/);
    expect(OPERATORS.map(({ id }) => id)).not.toContain(card.id);
    const deck = Object.values(DECKS).find(({ controller }) => controller === card.id) as Deck;
    const options = { ...setup.options, decks: [deck, deck] as const };
    const { players, operators } = start(endstream, options, 2, 'controllers').state.table;
    for (const [seat, player] of players.entries()) {
      const at = placeOf(seat, card.century);
      expect(player).toMatchObject({ controller: card.id, at, armor: card.armor, charge: 100 });
    }
    expect(operators).toHaveLength(14);
    expect(operators.map((op) => op.card)).not.toContain(card.id);
  }
  // One card, one word: what players read never says hideout.
  expect(JSON.stringify([CONTROLLERS, texts.en, texts.de])).not.toMatch(/hideout/i);
  const t = scene({ ana: { points: 'M' }, board: { 'bo 2200': ['ana captain-dray-old-guard'] } });
  t.ana('ability captain 0');
  expect(t.offers('ana')).toEqual(['on ana.captain-dray-old-guard']);
  expect(t.refusal('ana', 'on ssv-93-ural')).toBe('ES-11.23');
});

test('ES-1.14 every tech has one of three categories', () => {
  const count = (category: string) => TECHS.filter((tech) => tech.category === category).length;
  expect([count('Weapon'), count('Device'), count('Relic'), TECHS.length]).toEqual([17, 23, 14, 54]);
});

test('ES-1.15 ES-8.19 a target is an operator, a controller, equipped or deployed tech; not tech in a slot', () => {
  const t = scene({
    ana: { points: 'MM', at: 1900 },
    board: {
      'ana 2000': ['ana angela-storm-vanguard', 'bo mori-the-piercer with=stealth-suit', 'bo handi-scrap-runner'],
    },
    bo: { at: 2000 },
    deployed: { 'ana 2000': ['bo droid'] },
  });
  t.ana('ability angela 0');
  // Mori is UNTOUCHABLE, the suit itself is not (ES-R22); JERUSALEM is elsewhere.
  expect(t.offers('ana')).toEqual([
    'on ana.angela-storm-vanguard',
    'on bo.handi-scrap-runner',
    'on bo.stealth-suit',
    'on bo.droid',
  ]);
});

test('ES-1.16 friendly and enemy look at control', () => {
  const board = { 'ana 1800': ['ana the-pale-man', 'bo handi-scrap-runner', 'bo marwa-oasis-blade'] };
  const t = scene({ ana: { points: 'PPPM' }, board }).ana('ability the-pale-man 1', 'on handi');
  expect(t.look('ana').view.operators[t.no('handi')]).toMatchObject({ owner: 1, by: 0 });
  t.ana('ability the-pale-man 0');
  expect(t.offers('ana')).toEqual(['on bo.marwa-oasis-blade']);
  expect(t.refusal('ana', 'on handi')).toBe('ES-1.16');
});

test('ES-1.17 defense is a threshold inside one turn', () => {
  const t = scene({
    ana: { points: 'MM', at: 2100 },
    board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo angela-storm-vanguard'] },
  });
  t.ana('ability marwa 0', 'on angela').ana('ability marwa 0', 'on angela');
  expect(t.defense('angela')).toEqual([3, 1]);
  expect(t.ana('finish').defense('angela')).toEqual([3, 3]);
});

describe('ES-1.18 "move" on a card means any stream travel', () => {
  test('ES-1.18 no card of the set uses it without STREAM or MOVE', () => {
    const texts = [...OPERATORS, ...CONTROLLERS].flatMap(({ abilities, specials }) =>
      [...abilities, ...specials].map(({ text }) => text),
    );
    for (const text of [...texts, ...TECHS.map((tech) => tech.text)]) expect(text).not.toMatch(/\bmoves?\b/);
  });
});

test('ES-1.19 a special ability has no price and is always in force; every controller has one', () => {
  expect(CONTROLLERS.every(({ specials }) => specials.length === 1)).toBe(true);
  const t = scene({ board: { 'ana 2000': ['ana ben-storm-vanguard'], 'ana 1900': ['ana vesna-holt'] } });
  expect([t.defense('ben'), t.defense('vesna')]).toEqual([
    [4, 4],
    [4, 4],
  ]);
  expect(controllerCard('jerusalem').specials[0]?.standing).toMatchObject({ holds: 'raise', amount: 1 });
});

test('ES-1.20 ES-R49 a program in a seat gets that seat and nothing more', () => {
  const match = Match.create(endstream, setup);
  if (!(match instanceof Match)) throw new Error('refused');
  const seat = match.state.table.first;
  const look = match.look(seat);
  expect(look.seat).toBe(seat);
  expect(look.choices).toEqual(choices(endstream, match.state, seat));
  expect(look.view.operators.filter(({ owner }) => owner !== seat).map(({ card }) => card)).toEqual(
    Array(7).fill(null),
  );
});

test('ES-1.17 only RAISE adds to defense, no other mark of the same operator', () => {
  const mark = { on: 0, by: 0, until: 'end', unlessController: false } as const;
  const t = scene({
    board: { 'ana 2100': ['ana marwa-oasis-blade'] },
    table: {
      marks: [
        { ...mark, what: 'bonus', amount: 2 },
        { ...mark, what: 'raise', amount: 1 },
      ],
    },
  });
  expect(t.defense('marwa')).toEqual([3, 3]);
});
