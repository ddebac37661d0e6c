import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../content/index.ts';
import { scene } from './scene.ts';

const ends = (where: string, who = 'ana aran-breaker', more = {}) => {
  const t = scene({ board: { [where]: [who] }, ...more });
  return t.offers('ana', 'move').map((move) => move.split(' ').slice(2).join(' '));
};

test('ES-9.1 one MOVE per operator and turn, for free', () => {
  const t = scene({ board: { 'ana 2000': ['ana aran-breaker', 'ana marwa-oasis-blade'] } }).ana('move aran ana 2100');
  expect([t.refusal('ana', 'move aran ana 2200'), t.refusal('ana', 'move marwa ana 2100'), t.points('ana')]).toEqual([
    'ES-9.1',
    null,
    '',
  ]);
  t.ana('finish').bo('finish');
  expect(t.refusal('ana', 'move aran ana 2200')).toBeNull();
});

test('ES-9.2 one or two centuries along, or one step across; never both', () => {
  expect(ends('ana 2000')).toEqual(['ana 1800', 'ana 1900', 'ana 2100', 'ana 2200', 'bo 2000']);
  const t = scene({ board: { 'ana 2000': ['ana aran-breaker'] } });
  expect([t.refusal('ana', 'move aran ana 2300'), t.refusal('ana', 'move aran bo 2100')]).toEqual(['ES-9.2', 'ES-9.2']);
});

test('ES-9.3 ES-13.3 ES-R30 W10 a move of two goes straight and does not enter what it passes', () => {
  const t = scene({
    board: { 'ana 1900': ['ana aran-breaker'], 'ana 2000': ['ana vesna-holt'] },
    deployed: { 'ana 2000': ['ana toll-beacon'] },
  });
  expect([t.refusal('ana', 'move aran ana 2000'), t.refusal('ana', 'move aran ana 2100')]).toEqual(['ES-13.1', null]);
  expect(t.ana('move aran ana 2100').entries('moved')).toMatchObject([{ from: 1, to: 3 }]);
});

test('ES-9.4 nothing goes below 1800 or above 2300', () => {
  expect([ends('ana 1800'), ends('ana 2300')]).toEqual([
    ['ana 1900', 'ana 2000', 'bo 1800'],
    ['ana 2100', 'ana 2200', 'bo 2300'],
  ]);
  expect(ends('bo 1800')).toEqual(['ana 1800', 'bo 1900', 'bo 2000']);
});

test('ES-9.5 in the opponent’s stream it moves in the same way', () => {
  expect(ends('bo 2100')).toEqual(['ana 2100', 'bo 1900', 'bo 2000', 'bo 2200', 'bo 2300']);
});

describe('the controller', () => {
  test('ES-9.6 ES-R11 one century along its own stream, once per turn, free, never across', () => {
    const t = scene({ ana: { at: 2000 } });
    expect(t.offers('ana', 'step')).toEqual(['step 1900', 'step 2100']);
    expect([t.refusal('ana', 'step 2200'), t.refusal('ana', 'step bo 2000'), t.refusal('ana', 'step 2000')]).toEqual([
      'ES-9.6',
      'ES-9.6',
      'ES-9.6',
    ]);
    t.ana('step 2100');
    expect([t.player('ana').at, t.refusal('ana', 'step 2000')]).toEqual([3, 'ES-9.6']);
    expect(t.ana('finish').bo('finish').ana('step 2000').player('ana').at).toBe(2);
    expect(scene({ ana: { at: 2300 } }).offers('ana', 'step')).toEqual(['step 2200']);
    expect(scene({ turn: 'bo', bo: { at: 1800 } }).offers('bo', 'step')).toEqual(['step 1900']);
  });

  test('ES-9.7 ES-R11 also in the first turn', () => {
    expect(scene({ ana: { turns: 1 } }).offers('ana', 'step')).toEqual(['step 1900', 'step 2100']);
  });
});

test('ES-9.8 ES-11.9 a disabled operator cannot move', () => {
  expect(scene({ board: { 'ana 2000': ['ana aran-breaker disabled=2'] } }).refusal('ana', 'move aran ana 2100')).toBe(
    'ES-9.8',
  );
});

test('ES-9.9 ES-12.3 an IMMOBILIZED one cannot MOVE but can be moved', () => {
  const t = scene({
    ana: { points: 'P' },
    board: { 'ana 2000': ['ana aran with=lead-shackles', 'ana quill-archivist'] },
  });
  expect([t.refusal('ana', 'move aran ana 2100'), t.offers('ana', 'move aran')]).toEqual(['ES-9.9', []]);
  expect(t.ana('ability quill 0', 'on aran', 'to ana 2100').at('aran')).toBe('ana 2100');
});

test('ES-9.10 ES-9.11 STREAM does not use the MOVE, before or after it', () => {
  const t = scene({ ana: { points: 'PP' }, board: { 'ana 2000': ['ana quill-archivist'] } });
  t.ana(
    'ability quill 0',
    'on quill',
    'to ana 2100',
    'move quill ana 2300',
    'ability quill 0',
    'on quill',
    'to ana 2200',
  );
  expect([t.at('quill'), t.entries('moved').map(({ how }) => how)]).toEqual(['ana 2200', ['STREAM', 'MOVE', 'STREAM']]);
  // R25: no card of the set streams a tech.
  for (const effect of EFFECTS.values())
    if (effect.word === 'stream' && effect.who !== 'this') expect(effect.who.kinds).toEqual(['operator']);
});

test('ES-9.12 it may act before and after its MOVE', () => {
  const t = scene({ ana: { points: 'MM' }, board: { 'ana 2000': ['ana marwa-oasis-blade', 'bo vesna-holt'] } });
  t.ana('ability marwa 0', 'on vesna', 'move marwa ana 2100', 'ability marwa 0', 'on marwa');
  expect([t.defense('vesna'), t.defense('marwa')]).toEqual([
    [4, 3],
    [2, 1],
  ]);
});

test('ES-9.13 ES-R51 every MOVE and STREAM ends elsewhere; with no legal end it cannot be made', () => {
  const t = scene({
    ana: { points: 'SSMM' },
    board: { 'ana 2000': ['ana marwa-oasis-blade', 'ana kite-mark-ii'] },
    deployed: { 'ana 2000': ['bo quarantine-seal'] },
  });
  expect(t.refusal('ana', 'move marwa ana 2000')).toBe('ES-9.13');
  expect([t.offers('ana', 'move'), t.refusal('ana', 'ability marwa 1'), t.refusal('ana', 'ability kite 0')]).toEqual([
    [],
    'ES-13.2',
    'ES-13.2',
  ]);
  const u = scene({ ana: { points: 'MM' }, board: { 'ana 2000': ['ana marwa-oasis-blade'] } }).ana('ability marwa 1');
  expect([u.offers('ana'), u.refusal('ana', 'to ana 2000')]).toEqual([
    ['to ana 1800', 'to ana 1900', 'to ana 2100', 'to ana 2200', 'to ana 2300'],
    'ES-9.13',
  ]);
});

test('ES-9.2 ES-9.10 the log tells a MOVE from a STREAM by its clause', () => {
  const t = scene({ ana: { points: 'MM' }, board: { 'ana 2100': ['ana marwa-oasis-blade'] } });
  t.ana('move marwa ana 2000', 'ability marwa 1', 'to ana 1900', 'done');
  expect(t.entries('moved').map(({ clause, how }) => [clause, how])).toEqual([
    ['ES-9.2', 'MOVE'],
    ['ES-9.10', 'STREAM'],
  ]);
});
