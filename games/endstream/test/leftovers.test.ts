import { describe, expect, test } from 'vitest';
import { TECHS } from '../content/index.ts';
import { endstream, gearThing, parseCode, parseDeck, printCode, waysToPay } from './door.ts';
import { scene } from './scene.ts';

/** What a turn, a fall or a start step leaves behind, and what it must not. */
describe('what is left behind', () => {
  test('ES-11.17 ES-8.15 an operator that is out of the game keeps nothing: no armor, no damage, no states, no tech', () => {
    const t = scene({
      ana: { points: 'MMMMMM' },
      board: {
        'ana 2100': [
          'ana marwa-oasis-blade',
          'bo vesna-holt armor=1 disabled=1 techs=stim-pack,droid',
          'bo layla-mirage',
        ],
      },
      table: {
        marks: [
          { what: 'IMMOBILIZED', on: 7, amount: 0, by: 1, until: 'start', unlessController: false },
          { what: 'IMMOBILIZED', on: 8, amount: 0, by: 1, until: 'start', unlessController: false },
          { what: 'LOCKDOWN', on: 7, amount: 0, by: 1, until: 'start', unlessController: false },
        ],
      },
    });
    t.op('vesna').present = true;
    for (let n = 0; n < 5; n++) t.ana('ability marwa 0', 'on vesna');
    expect(t.op('vesna')).toMatchObject({
      zone: 'gone',
      at: -1,
      armor: 0,
      damage: 0,
      disabled: 0,
      felled: false,
      present: false,
      slots: ['lost', 'lost'],
    });
    expect(t.table.marks.map(({ what, on }) => `${what} ${on}`)).toEqual(['IMMOBILIZED 8', 'LOCKDOWN 7']);
    expect(t.logged('armored')).toEqual([]);
  });

  test('ES-4.6 the counts of a turn are cleared for everybody; who is on the board at its end was present', () => {
    const t = scene({
      ana: { points: 'MMSS' },
      bo: { points: 'S' },
      board: { 'ana 2100': ['ana marwa-oasis-blade new=1'], 'bo 1800': ['bo vesna-holt new=1'] },
    });
    const [marwa, vesna] = [t.op('marwa'), t.op('vesna')];
    for (const op of [marwa, vesna])
      Object.assign(op, { used: ['x'], moves: 1, extraMoves: 1, techUsed: true, felled: true });
    t.table.players[0]!.used = ['x'];
    t.ana('finish');
    for (const name of ['marwa', 'vesna'])
      expect(t.op(name)).toMatchObject({ used: [], moves: 0, extraMoves: 0, techUsed: false, felled: false });
    // Only the player whose turn it was: the other's operators were not there at the end of their own turn.
    expect([t.op('marwa').present, t.op('vesna').present]).toEqual([true, false]);
    expect(t.table.operators.filter(({ zone, present }) => zone !== 'board' && present)).toEqual([]);
    expect(t.player('ana').used).toEqual([]);
  });

  test('ES-5.15 ES-5.4 the log tells which agendas are ready again: a pushed one a turn later, a disabled one not', () => {
    const t = scene().ana('push 1800', 'agenda 1900', 'agenda 2000', 'finish');
    t.table.marks = [{ what: 'disabled agenda', on: 2, amount: 0, by: 0, until: 99, unlessController: false }];
    t.bo('finish');
    expect(t.logged('reset').at(-1)).toEqual({ type: 'reset', clause: 'ES-5.4', seat: 0, places: [1] });
    t.ana('finish').bo('finish');
    expect(t.logged('reset').at(-1)).toEqual({ type: 'reset', clause: 'ES-5.4', seat: 0, places: [0] });
  });

  test('ES-13.6 contamination is told of those alone who lose armor by it', () => {
    const t = scene({
      turn: 'bo',
      board: {
        'ana 2100': ['ana marwa-oasis-blade armor=3', 'ana aran-breaker'],
        'ana 1800': ['ana ben-storm armor=2'],
      },
      table: { marks: [{ what: 'CONTAMINATE', on: 3, amount: 0, by: 1, until: 99, unlessController: false }] },
    }).bo('finish');
    expect(t.logged('contaminated')).toEqual([
      { type: 'contaminated', clause: 'ES-13.6', operator: t.no('marwa'), amount: 2 },
    ]);
    expect([t.op('marwa').armor, t.op('aran').armor, t.op('ben').armor]).toEqual([1, 0, 2]);
  });

  test('ES-4.3 at the start only what lasts until then ends, and only one’s own', () => {
    const mark = (on: number, by: number, until: 'start' | 'end' | number) =>
      ({ what: 'raise', on, amount: 1, by, until, unlessController: false }) as const;
    const t = scene({
      board: { 'ana 2100': ['ana marwa-oasis-blade'] },
      table: { marks: [mark(0, 1, 'start'), mark(0, 0, 'start'), mark(0, 1, 99)] },
    });
    t.ana('finish');
    expect(t.table.marks).toEqual([mark(0, 0, 'start'), mark(0, 1, 99)]);
  });

  test('ES-4.9 start effects come in the order their player picks', () => {
    const t = scene({
      turn: 'bo',
      bo: { at: 2000 },
      board: { 'ana 2000': ['bo vesna-holt'] },
      deployed: { 'ana 2000': ['ana droid', 'ana siege-mortar'] },
    }).bo('finish');
    expect(t.offers('ana')).toEqual(['next ana.droid', 'next ana.siege-mortar']);
    t.ana('next siege-mortar', 'on vesna');
    expect(t.logged('struck').map(({ by }) => t.table.gear.find(({ id }) => gearThing(id) === by)?.card)).toEqual([
      'siege-mortar',
      'droid',
    ]);
  });
});

test('ES-9.2 ES-9.10 the log tells a MOVE from a STREAM by its clause', () => {
  const t = scene({ ana: { points: 'MM' }, board: { 'ana 2100': ['ana marwa-oasis-blade'] } });
  t.ana('move marwa ana 2000', 'ability marwa 1', 'to ana 1900', 'done');
  expect(t.logged('moved').map(({ clause, how }) => [clause, how])).toEqual([
    ['ES-9.2', 'MOVE'],
    ['ES-9.10', 'STREAM'],
  ]);
});

test('ES-8.8 ES-8.12 the log tells an equipped tech from a deployed one that is struck', () => {
  const t = scene({
    ana: { points: 'MM' },
    board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna-holt with=vibroblade'] },
    deployed: { 'ana 2100': ['bo droid'] },
  });
  t.ana('ability marwa 0', 'on vibroblade', 'ability marwa 0', 'on droid');
  expect(t.logged('struck').map(({ clause }) => clause)).toEqual(['ES-8.8', 'ES-8.12']);
  expect(t.gear()).toEqual([]);
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

test('ES-11.6 a view shows full defense, what is left of it, and that it is never less than nothing', () => {
  const t = scene({ ana: { points: 'M' }, board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna-holt'] } });
  const shown = () => {
    const { defense, defenseLeft, damage } = t.look('ana').view.operators[t.no('vesna')]!;
    return [defense, defenseLeft, damage];
  };
  expect(shown()).toEqual([4, 4, 0]);
  t.ana('ability marwa 0', 'on vesna');
  expect(shown()).toEqual([4, 3, 1]);
  const inHand = t.table.operators.findIndex(({ zone }) => zone === 'hand');
  expect(t.look('ana').view.operators[inHand]).toMatchObject({ defense: null, defenseLeft: null, states: [] });
});

test('ES-4.1 rounds are counted by turns: both players’ n-th turns are the n-th round', () => {
  const round = (turns: readonly [number, number]) =>
    endstream.round?.(scene({ ana: { turns: turns[0] }, bo: { turns: turns[1] } }).table);
  expect([round([0, 0]), round([1, 0]), round([1, 1]), round([1, 2])]).toEqual([null, 1, 1, 2]);
});

test('ES-7.8 armor that is taken away is told as that', () => {
  const said = (amount: number) =>
    endstream.describe(scene().look(null), { type: 'armored', clause: 'ES-7.8', operator: 0, amount });
  expect([said(2), said(-1)]).toMatchObject([
    { key: 'log.armored', args: { amount: 2 } },
    { key: 'log.armor-taken', args: { amount: 1 } },
  ]);
});

test('ES-7.13 Marwa may strike where she arrives, or not', () => {
  const there = () =>
    scene({
      ana: { points: 'MM' },
      bo: { at: 2300 },
      board: { 'ana 2100': ['ana marwa-oasis-blade'], 'ana 1800': ['bo vesna-holt'], 'ana 1900': ['bo layla-mirage'] },
    }).until('ana', 'ability marwa 1', 'to ana 1800');
  expect(there().offers('ana')).toEqual(['on ana.marwa-oasis-blade', 'on bo.vesna-holt-warden', 'done']);
  const struck = there().ana('on vesna');
  expect([struck.defense('vesna'), struck.at('marwa'), struck.logged('struck').length]).toEqual([
    [4, 2],
    'ana 1800',
    1,
  ]);
  const spared = there().ana('done');
  expect([spared.defense('vesna'), spared.at('marwa'), spared.logged('struck')]).toEqual([[4, 4], 'ana 1800', []]);
});

test('ES-R7 ways to pay that keep more types of points come first', () => {
  expect(waysToPay([1, 2, 0], ['*'])).toEqual([
    [0, 1, 0],
    [1, 0, 0],
  ]);
});

describe('deck codes and texts from outside', () => {
  const code = printCode({ controller: 'jerusalem', operators: [] });

  test('ES-2.1 a code with spaces around it is read; one with a letter too many, or of odd length, is not', () => {
    expect(parseCode(`  ${code}\n`)).toMatchObject({ ok: true });
    for (const wrong of [
      `X${code}`,
      `${code}0`,
      `${code} 0`,
      code.replace('ES1-', ''),
      'ES1-',
      '',
      `${code.slice(0, -3)}${code.slice(-2)}`,
    ])
      expect([wrong, parseCode(wrong)]).toMatchObject([
        wrong,
        { ok: false, ruling: { clause: 'ES-2.1', because: { key: 'why.deck-code' } } },
      ]);
  });

  test('ES-2.1 cards that are not known leave their slot empty in a code', () => {
    const odd = printCode({
      controller: 'nobody',
      operators: [{ operator: 'nobody', techs: ['nothing', TECHS[0]!.id] }],
    });
    expect(parseCode(odd)).toMatchObject({
      ok: true,
      deck: { controller: '', operators: [{ operator: '', techs: [TECHS[0]!.id] }] },
    });
  });

  test('ES-2.1 a text that names an unknown card says which; a code must stand alone', () => {
    expect(parseDeck('JERUSALEM\nNobody (At All): Droid')).toMatchObject({
      ok: false,
      ruling: { clause: 'ES-2.1', because: { key: 'why.deck-unknown', args: { card: 'Nobody (At All)' } } },
    });
    expect(parseDeck(`${code}\n${code}`)).toMatchObject({
      ok: false,
      ruling: { because: { key: 'why.deck-unknown' } },
    });
    expect(parseDeck('')).toMatchObject({ ok: false });
    expect(parseDeck('JERUSALEM\nAran (Breaker)')).toMatchObject({ ok: true, deck: { operators: [{ techs: [] }] } });
  });
});
