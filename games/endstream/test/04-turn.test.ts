import { describe, expect, test } from 'vitest';
import { gearThing } from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

test('ES-4.1 turns alternate', () => {
  const t = scene();
  t.ana('finish').bo('finish').ana('finish');
  expect(t.entries('turn').map(({ seat, turn }) => [seat, turn])).toEqual([
    [1, 4],
    [0, 4],
    [1, 5],
  ]);
  expect(t.refusal('ana', 'finish')).toBe('ES-4.8');
});

test('ES-4.2 ES-4.3 ES-R33 the start step: expiry, agendas, reactivation, start effects, then actions', () => {
  const t = scene({
    ana: { points: 'P' },
    board: {
      'ana 2000': ['ana ben-storm-vanguard disabled=1 armor=5', 'ana angela-storm-vanguard', 'bo marwa-oasis-blade'],
    },
    deployed: { 'ana 2000': ['ana darkskies-protocol', 'ana dirty-chrono-bomb', 'ana droid'] },
  });
  t.ana('agenda 1800', 'agenda 1900', 'finish').bo('finish');
  const order = t.happened.slice(t.happened.findLastIndex(({ type }) => type === 'turn')).map(({ type }) => type);
  expect(order).toEqual(['turn', 'tech-gone', 'reset', 'reactivated', 'contaminated']);
  // R33: the operator that has just been reactivated is contaminated as an active one.
  expect(t.op('ben')).toMatchObject({ disabled: 0, armor: 1 });
  expect(t.offers('ana')).toEqual(['on bo.marwa-oasis-blade']);
  expect(t.ana('on marwa').defense('marwa')).toEqual([2, 1]);
  expect(t.table.phase).toBe('action');
});

test('ES-4.4 all actions in any order and interleaved', () => {
  const t = scene({ ana: { agendas: 'MMMMMM' }, board: { 'ana 2100': ['ana angela-storm-vanguard'] } });
  t.ana(
    'agenda 1800',
    'move angela ana 2300',
    'agenda 1900',
    'spin angela',
    'step 2100',
    'activate ben-storm-vanguard',
    'push 2000',
    'tech angela stim-pack',
    'on angela',
  );
  expect(t.offers('ana', 'agenda')).toEqual(['agenda 2100', 'agenda 2200', 'agenda 2300']);
  expect(t.refusal('ana', 'nonsense')).toBe('ES-4.4');
});

test('ES-4.5 ES-R41 finishing is always possible and nothing is forced', () => {
  const t = scene();
  for (let i = 0; i < 6; i++) {
    expect(t.offers()).toContain('finish');
    if (i % 2 === 0) t.ana('finish');
    else t.bo('finish');
  }
});

test('ES-4.6 the end of a turn clears strike damage, lowering and unspent points', () => {
  const t = scene({
    ana: { points: 'MMS' },
    bo: { at: 2000 },
    board: { 'ana 2300': ['ana marwa-oasis-blade', 'ana layla-mirage', 'bo vesna-holt'] },
  });
  t.ana('ability marwa 0', 'on vesna').ana('ability layla 0', 'on vesna');
  expect([t.defense('vesna'), t.points('ana')]).toEqual([[4, 2], 'M']);
  t.ana('finish');
  expect([t.defense('vesna'), t.points('ana')]).toEqual([[4, 4], '']);
  expect(t.entries('finished')[0]).toMatchObject({ clause: 'ES-4.6', unspent: [1, 0, 0] });
});

test('ES-4.7 ES-R42 the action list that the book prints twice is one rule: nothing is granted twice', () => {
  const t = scene({ board: { 'ana 2000': ['ana angela-storm-vanguard', 'ana ben-storm-vanguard'] } }).ana(
    'spin angela',
  );
  expect(t.refusal('ana', 'spin ben')).toBe('ES-10.1');
});

test('ES-4.8 the opponent decides nothing in a player’s turn', () => {
  const t = scene({ bo: { points: 'M' }, board: { 'bo 2000': ['bo marwa-oasis-blade'] } });
  expect(t.offers('bo')).toEqual([]);
  for (const choice of ['finish', 'agenda 1800', 'move marwa bo 2100', 'ability marwa 0', 'spin marwa', 'step 2100'])
    expect(t.refusal('bo', choice)).toBe('ES-4.8');
});

test('ES-4.9 contamination first; then the player picks the next start effect while two or more are left', () => {
  const t = scene({
    turn: 'bo',
    board: { 'ana 2000': ['ana ben-storm-vanguard with=automated-damage-control armor=2', 'bo marwa-oasis-blade'] },
    deployed: { 'ana 2000': ['ana droid', 'ana dirty-chrono-bomb'] },
  });
  t.bo('finish');
  // Damage control comes after contamination, so that it finds no armor.
  expect(t.op('ben').armor).toBe(0);
  expect(t.offers('ana')).toEqual(['next ana.automated-damage-control', 'next ana.droid']);
  expect(t.refusal('ana', 'finish')).toBe('ES-4.9');
  t.ana('next droid', 'on marwa');
  expect([t.op('ben').armor, t.table.phase]).toEqual([1, 'action']);
});

test('ES-4.9 ES-16.4 every choice of the start step is final, also while others are left', () => {
  const t = scene({
    turn: 'bo',
    board: { 'ana 2000': ['bo marwa-oasis-blade', 'bo vesna-holt'] },
    deployed: { 'ana 2000': ['ana droid', 'ana field-medbay', 'ana siege-mortar'] },
  }).bo('finish');
  expect([t.ana('next droid').sealed, t.ana('on marwa').sealed]).toEqual([true, true]);
  expect(t.offers('ana')).toEqual(['next ana.field-medbay', 'next ana.siege-mortar']);
});

test('ES-R48 triggers of tech and special abilities work by themselves in the other’s turn, and ask nobody', () => {
  const t = scene({
    ana: { points: 'MM' },
    board: { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna with=temporal-reflector'] },
  });
  t.ana('ability marwa 0', 'on vesna');
  expect([t.at('vesna'), t.offers('bo'), t.table.turn]).toEqual(['ana 2200', [], 0]);
});

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
    expect(t.entries('armored')).toEqual([]);
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
    expect(t.entries('reset').at(-1)).toEqual({ type: 'reset', clause: 'ES-5.4', seat: 0, places: [1] });
    t.ana('finish').bo('finish');
    expect(t.entries('reset').at(-1)).toEqual({ type: 'reset', clause: 'ES-5.4', seat: 0, places: [0] });
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
    expect(t.entries('contaminated')).toEqual([
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
    expect(t.entries('struck').map(({ by }) => t.table.gear.find(({ id }) => gearThing(id) === by)?.card)).toEqual([
      'siege-mortar',
      'droid',
    ]);
  });
});

test('ES-4.1 rounds are counted by turns: both players’ n-th turns are the n-th round', () => {
  const round = (turns: readonly [number, number]) =>
    endstream.round?.(scene({ ana: { turns: turns[0] }, bo: { turns: turns[1] } }).table);
  expect([round([0, 0]), round([1, 0]), round([1, 1]), round([1, 2])]).toEqual([null, 1, 1, 2]);
});
