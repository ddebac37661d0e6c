import { ruling } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import { canPay, type Points, price, waysToPay } from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

const ways = (points: Points, text: string, cut = 0) =>
  waysToPay(points, price(text), cut).map((spent) => spent.join(''));

test('ES-5.1 ES-5.2 a ready agenda steps back and gives one point of its upper side', () => {
  const t = scene({ ana: { agendas: 'MPSMPS' } }).ana('agenda 1800', 'agenda 1900', 'agenda 2000', 'push 2300');
  expect([t.agendas('ana'), t.points('ana')]).toEqual(['aaarrd', 'MPSSS']);
});

test('ES-5.3 ES-5.4 an activated agenda gives nothing more until it resets at the start of its owner’s next turn', () => {
  const t = scene().ana('agenda 1800');
  expect(t.refusal('ana', 'agenda 1800')).toBe('ES-5.3');
  t.ana('finish');
  expect(t.agendas('ana')).toBe('arrrrr');
  t.bo('finish');
  expect([t.agendas('ana'), t.refusal('ana', 'agenda 1800')]).toEqual(['rrrrrr', null]);
  expect(t.entries('reset')).toEqual([{ type: 'reset', clause: 'ES-5.4', seat: 0, places: [0] }]);
});

test('ES-5.5 ES-5.6 ES-10.9 points keep their type, whatever is spun in between', () => {
  const t = scene({ ana: { agendas: 'MpMpMpMpMpMp' }, board: { 'ana 1800': ['ana handi-scrap-runner'] } });
  t.ana('agenda 1800', 'spin handi', 'agenda 1900');
  expect([t.points('ana'), t.types('ana')]).toEqual(['MP', 'PPPPPP']);
});

test('ES-1.2 there is no agenda beyond the twelve turnpoints', () => {
  const { state } = scene();
  for (const place of [-1, 12]) {
    expect(ruling(endstream, state, 0, { kind: 'agenda', place })?.clause).toBe('ES-1.2');
    expect(ruling(endstream, state, 0, { kind: 'step', to: place })?.clause).toBe('ES-9.4');
  }
});

test('ES-5.7 ES-R8 points that are left are lost', () => {
  const t = scene().ana('agenda 1800', 'finish').bo('finish');
  expect(t.points('ana')).toBe('');
});

test('ES-5.8 a price is paid in full', () => {
  const t = scene({ ana: { points: 'M', hand: ['aran-breaker', 'angela-storm-vanguard'] } });
  expect(t.ruling('ana', 'activate aran')).toMatchObject({
    clause: 'ES-5.8',
    because: { args: { price: 'M M', points: 'M' } },
  });
  t.ana('activate angela');
  expect(t.points('ana')).toBe('');
});

test('ES-5.9 ES-5.10 ES-5.11 typed, gray and split symbols', () => {
  expect([ways([1, 1, 1], 'M'), ways([0, 2, 0], 'M')]).toEqual([['100'], []]);
  expect(new Set(ways([1, 1, 1], '*'))).toEqual(new Set(['100', '010', '001']));
  expect([new Set(ways([1, 1, 1], 'S/P')), ways([2, 0, 0], 'S/P')]).toEqual([new Set(['010', '001']), []]);
  expect([ways([1, 0, 0], 'M/P'), ways([0, 0, 1], 'M/S')]).toEqual([['100'], ['001']]);
});

test('ES-5.12 ES-R7 W14 each symbol takes its own point; one military and two split symbols', () => {
  const pays = (points: Points) => ways(points, 'M S/P S/P').length > 0;
  expect([pays([1, 1, 1]), pays([1, 0, 2]), pays([1, 2, 0]), pays([2, 0, 1]), pays([1, 0, 1])]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  // Any assignment counts, not the first that comes to mind.
  expect(ways([1, 1, 0], '* M')).toEqual(['110']);
});

test('ES-R7 the player chooses which points go when different ones could be left', () => {
  const at = () => scene({ ana: { points: 'MPS', hand: ['handi-scrap-runner'] } }).until('ana', 'activate handi');
  expect(at().offers('ana')).toEqual(['pay M', 'pay P', 'pay S']);
  expect(at().until('ana', 'pay P').points('ana')).toBe('MS');
  expect(at().refusal('ana', 'pay M P')).toBe('ES-5.12');
  // Nothing to choose when all ways leave the same: no question.
  expect(
    scene({ ana: { points: 'MM', hand: ['handi-scrap-runner'] } })
      .until('ana', 'activate handi')
      .at('handi'),
  ).toBe('ana 2200');
});

test('ES-R7 `canPay` agrees with `waysToPay`', () => {
  for (const text of ['M', '* *', 'M S/P S/P', 'P P S/P', 'M M *', 'S/P S/P', 'S S S', 'M/P', 'M/S *']) {
    for (let n = 0; n < 64; n++) {
      const points: Points = [n & 3, (n >> 2) & 3, n >> 4];
      for (const cut of [0, 1, 2]) expect(canPay(points, price(text), cut)).toBe(ways(points, text, cut).length > 0);
    }
  }
});

test('ES-R7 ES-R44 a price has no more symbols to leave out than it has: nothing is paid, and nobody is asked', () => {
  expect([ways([1, 1, 1], 'P', 1), ways([1, 1, 1], 'P', 2)]).toEqual([['000'], ['000']]);
  const t = scene({
    ana: { points: 'PP', at: 1800 },
    board: { 'ana 2100': ['ana quill with=neuro-tuning-chip,neuro-tuning-chip'] },
  }).until('ana', 'ability quill 0', 'on quill', 'to ana 2200');
  expect([t.at('quill'), t.points('ana'), t.gear()]).toEqual(['ana 2200', 'PP', []]);
});

test('ES-5.13 where agenda, operator and controller are does not matter for paying', () => {
  const t = scene({ ana: { agendas: 'MMMMMM' }, board: { 'bo 2300': ['ana marwa-oasis-blade', 'bo layla-mirage'] } });
  expect(t.ana('agenda 1800', 'ability marwa 0', 'on layla').defense('layla')).toEqual([2, 1]);
});

describe('push', () => {
  test('ES-5.14 two points of its type, once per turn', () => {
    const t = scene({ ana: { agendas: 'SMMMMM' } }).ana('push 1800');
    expect(t.points('ana')).toBe('SS');
    expect(t.refusal('ana', 'push 1900')).toBe('ES-5.14');
    expect(t.offers('ana', 'push')).toEqual([]);
  });

  test('ES-5.15 ES-5.16 ES-5.17 ES-5.18 ES-R9 W8 disabled for the whole next turn, ready at the one after; meanwhile no push', () => {
    const t = scene().ana('push 1800', 'finish').bo('finish');
    expect([t.agendas('ana'), t.refusal('ana', 'agenda 1800'), t.refusal('ana', 'push 1900')]).toEqual([
      'drrrrr',
      'ES-5.18',
      'ES-5.17',
    ]);
    t.ana('finish').bo('finish');
    expect([t.agendas('ana'), t.refusal('ana', 'agenda 1800'), t.refusal('ana', 'push 1800')]).toEqual([
      'rrrrrr',
      null,
      null,
    ]);
  });

  test('ES-5.17 ES-R9 an agenda disabled by the enemy forbids it too', () => {
    const t = scene({ ana: { points: 'P' }, board: { 'ana 1800': ['ana the-gray-baron'] } });
    t.ana('ability the-gray 1', 'finish');
    expect([t.refusal('bo', 'push 2300'), t.offers('bo', 'push')]).toEqual(['ES-5.17', []]);
  });

  test('ES-5.20 an activated agenda cannot be pushed', () => {
    const t = scene().ana('agenda 1800');
    expect(t.refusal('ana', 'push 1800')).toBe('ES-5.20');
    expect(t.offers('ana', 'push')).not.toContain('push 1800');
  });

  test('ES-5.22 a pushed agenda is disabled, not activated: Overcharge Cell cannot take it', () => {
    const t = scene({ board: { 'ana 2000': ['ana soren-hollow techs=overcharge-cell,droid'] } }).ana('push 1800');
    expect(t.refusal('ana', 'tech soren overcharge-cell')).toBe('ES-7.13');
    t.ana('agenda 1900', 'tech soren overcharge-cell');
    expect([t.offers('ana'), t.refusal('ana', 'to ana 1800'), t.refusal('ana', 'to ana 2000')]).toEqual([
      ['to ana 1900'],
      'ES-5.22',
      'ES-5.1',
    ]);
  });
});

describe('agendas disabled by an effect', () => {
  const hit = (position = {}) =>
    scene({ ana: { points: 'PP' }, board: { 'ana 1800': ['ana the-gray-baron'] }, ...position });

  test('ES-5.19 ES-R47 at once, through the victim’s next turn, until the start of the user’s next', () => {
    const t = hit().ana('ability the-gray 1');
    expect(t.agendas('bo')).toBe('drrrrr');
    t.ana('finish');
    expect([t.agendas('bo'), t.refusal('bo', 'agenda 1800')]).toEqual(['drrrrr', 'ES-5.18']);
    t.bo('finish');
    expect(t.agendas('bo')).toBe('rrrrrr');
  });

  test('ES-R47 afterwards it is as its owner’s reset left it; a pushed one waits for both ends', () => {
    const t = hit({ turn: 'bo' }).bo('agenda 1800', 'finish');
    t.table.players[0]!.points = [0, 2, 0];
    t.ana('ability the-gray 1', 'finish').bo('finish');
    expect(t.agendas('bo')).toBe('rrrrrr');
    const u = hit({ turn: 'bo' }).bo('push 1800', 'finish');
    u.table.players[0]!.points = [0, 2, 0];
    u.ana('ability the-gray 1', 'finish').bo('finish');
    expect(u.agendas('bo')).toBe('drrrrr');
    expect(u.ana('finish').agendas('bo')).toBe('rrrrrr');
  });

  test('ES-R47 points already made stay', () => {
    const t = hit({ bo: { points: 'M' } });
    t.table.agendas[6]!.activated = true;
    t.ana('ability the-gray 1');
    expect([t.agendas('bo'), t.points('bo')]).toEqual(['drrrrr', 'M']);
  });
});

test('ES-5.21 spinning changes no state: ready, activated and disabled stay', () => {
  const t = scene({ board: { 'ana 1800': ['ana handi-scrap-runner'] } }).ana('agenda 1900', 'push 2000', 'spin handi');
  expect([t.agendas('ana'), t.types('ana'), t.points('ana')]).toEqual(['radrrr', 'PPSSMM', 'MPP']);
});

test('ES-R7 ways to pay that keep more types of points come first', () => {
  expect(waysToPay([1, 2, 0], ['*'])).toEqual([
    [0, 1, 0],
    [1, 0, 0],
  ]);
});
