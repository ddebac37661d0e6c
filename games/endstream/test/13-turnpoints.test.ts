import { describe, expect, test } from 'vitest';
import { scene } from './scene.ts';

const moves = (t: ReturnType<typeof scene>, who: 'ana' | 'bo' = 'ana') =>
  t.offers(who, 'move').map((move) => move.split(' ').slice(1).join(' '));

test('ES-13.1 ES-R30 RESTRICT: nobody of either side enters, by MOVE or STREAM; leaving is free', () => {
  const t = scene({
    ana: { points: 'PP' },
    board: { 'ana 2000': ['ana aran-breaker'], 'ana 2100': ['ana quill-archivist', 'bo vesna-holt'] },
    deployed: { 'ana 2000': ['ana toll-beacon'] },
  });
  expect([t.refusal('ana', 'move quill ana 2000'), t.refusal('ana', 'move aran ana 2100')]).toEqual(['ES-13.1', null]);
  t.ana('ability quill 0', 'on quill');
  expect([t.offers('ana'), t.refusal('ana', 'to ana 2000')]).toEqual([['to ana 2200'], 'ES-13.1']);
  t.ana('to ana 2200', 'finish');
  expect(t.refusal('bo', 'move vesna ana 2000')).toBe('ES-13.1');
});

test('ES-13.2 LOCKDOWN: nobody enters or leaves', () => {
  const t = scene({
    board: { 'ana 2000': ['ana aran-breaker'], 'ana 2100': ['ana quill-archivist'] },
    deployed: { 'ana 2000': ['bo gate-clamp'] },
  });
  expect([
    t.refusal('ana', 'move aran ana 2100'),
    t.refusal('ana', 'move aran bo 2000'),
    t.refusal('ana', 'move quill ana 2000'),
  ]).toEqual(['ES-13.2', 'ES-13.2', 'ES-13.2']);
  expect(moves(t)).toEqual([
    'quill-archivist ana 1900',
    'quill-archivist ana 2200',
    'quill-archivist ana 2300',
    'quill-archivist bo 2100',
  ]);
});

test('ES-13.2 why somebody cannot be moved is told of that operator', () => {
  const t = scene({
    ana: { points: 'PP' },
    board: {
      'ana 2100': ['ana quill techs=recall-thread,droid'],
      'bo 2000': ['ana aran-breaker'],
      'ana 1800': ['ana marwa-oasis-blade'],
    },
    deployed: { 'bo 2000': ['bo gate-clamp'] },
  }).ana('tech quill recall');
  expect([t.offers('ana'), t.refusal('ana', 'on aran'), t.refusal('ana', 'on quill')]).toEqual([
    ['on ana.marwa-oasis-blade'],
    'ES-13.2',
    'ES-9.13',
  ]);
});

test('ES-13.3 passing over is free', () => {
  const t = scene({
    board: { 'ana 1900': ['ana handi-scrap-runner'] },
    deployed: { 'ana 2000': ['bo gate-clamp'], 'ana 2100': ['bo toll-beacon'] },
  });
  expect(t.ana('move handi ana 2200').at('handi')).toBe('ana 2200');
});

test('ES-13.4 ES-R30 ES-R27 activating from the hand and using tech inside is not entering', () => {
  const t = scene({
    ana: { points: 'M', hand: ['angela-storm-vanguard techs=droid,sat-p'] },
    deployed: { 'ana 2000': ['bo gate-clamp', 'bo toll-beacon'] },
  });
  t.ana('activate angela', 'tech angela droid');
  expect([t.at('angela'), t.table.gear.at(-1)]).toMatchObject(['ana 2000', { card: 'droid', at: 2 }]);
});

test('ES-13.5 controllers ignore both', () => {
  const t = scene({ deployed: { 'ana 2000': ['bo gate-clamp'], 'ana 2100': ['bo toll-beacon'] } });
  expect(t.offers('ana', 'step')).toEqual(['step 1900', 'step 2100']);
});

describe('CONTAMINATE', () => {
  const field = (armor: number, list = ['bo dirty-chrono-bomb']) =>
    scene({
      board: {
        'ana 2000': [`ana aran armor=${armor}`, `bo vesna armor=${armor} disabled=2`],
        'ana 2100': [`ana marwa armor=${armor}`],
      },
      deployed: { 'ana 2000': list },
    });

  test('ES-13.6 ES-R31 at the start of every turn each operator there, of both sides, active or disabled, loses 2 armor', () => {
    const t = field(5).ana('finish');
    expect([t.op('aran').armor, t.op('vesna').armor, t.op('marwa').armor]).toEqual([3, 3, 5]);
    t.bo('finish');
    expect([t.op('aran').armor, t.op('vesna').armor]).toEqual([1, 1]);
  });

  test('ES-13.7 never below 0 and never defense', () => {
    const t = field(1).ana('finish');
    expect([t.op('aran').armor, t.defense('aran'), t.isActive('aran')]).toEqual([0, [3, 3], true]);
    expect(field(0).ana('finish').entries('contaminated')).toEqual([]);
  });

  test('ES-13.8 it does not reach controllers', () => {
    expect(field(5).ana('finish').player('ana').armor).toBe(11);
  });

  test('ES-13.9 several take 2 each', () => {
    expect(field(5, ['bo dirty-chrono-bomb', 'ana corrosive-nanobot-swarm']).ana('finish').op('aran').armor).toBe(1);
  });
});

test('ES-13.10 from an ability it lasts until the start of the user’s next turn, from deployed tech as long as the tech is there', () => {
  const t = scene({
    ana: { points: 'PP', at: 1800 },
    board: { 'ana 1900': ['ana brother-anselm'] },
    deployed: { 'bo 2000': ['ana toll-beacon'] },
  });
  t.ana('ability brother 1');
  expect([t.zones('ana 1900'), t.zones('bo 2000')]).toEqual([['LOCKDOWN'], ['RESTRICT']]);
  t.ana('finish');
  expect(t.zones('ana 1900')).toEqual(['LOCKDOWN']);
  t.bo('finish');
  expect([t.zones('ana 1900'), t.zones('bo 2000')]).toEqual([[], ['RESTRICT']]);
});
