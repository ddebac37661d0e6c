import { deciders, play, start } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { type Choice, endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

// The worked examples that no chapter tells whole; the others carry their number in their chapter's titles.

test('W3 the two-turn duel', () => {
  const t = scene({
    ana: { points: 'MMM', at: 1800 },
    bo: { at: 1800 },
    board: { 'bo 2100': ['ana aran-breaker', 'bo ben-storm-vanguard', 'bo angela-storm-vanguard'] },
  });
  const points = (who: 'ana' | 'bo', military: number) => {
    t.player(who).points = [military, 0, 0];
  };
  t.ana('ability aran 0', 'on ben');
  expect(t.isActive('ben')).toBe(false);
  t.ana('finish');
  points('bo', 2);
  expect(t.refusal('bo', 'ability ben 0')).toBe('ES-11.9');
  t.bo('ability angela 0', 'on aran', 'finish');
  expect([t.isActive('aran'), t.at('aran')]).toEqual([false, 'bo 2100']);
  points('ana', 3);
  expect([t.refusal('ana', 'ability aran 0'), t.refusal('ana', 'move aran bo 2000')]).toEqual(['ES-11.9', 'ES-9.8']);
  t.ana('finish');
  expect(t.isActive('ben')).toBe(true);
  points('bo', 2);
  t.bo('ability ben 0', 'on aran');
  expect(t.at('aran')).toBe('gone');
});

test('W9 mulligan costs', () => {
  let { state } = start(endstream, endstream.defaults(2), 2, 'W9');
  const { first } = state.table;
  for (const kind of ['mulligan', 'mulligan', 'keep', 'mulligan', 'mulligan', 'keep'] as const) {
    const played = play(endstream, state, deciders(endstream, state)[0]!, { kind } as Choice);
    if (!played.ok) throw new Error(played.ruling.clause);
    state = played.state;
  }
  const tapped = (seat: number) => state.table.agendas.slice(6 * seat, 6 * seat + 6).map(({ activated }) => activated);
  expect(tapped(first)).toEqual([true, true, false, false, false, false]);
  expect(tapped(1 - first)).toEqual([true, false, false, false, false, false]);
});

test('W12 first turn', () => {
  const t = scene({ ana: { turns: 1, points: 'SSSM', hand: ['kite-mark-ii techs=ghost-passport,droid'] } }).ana(
    'activate kite',
    'pay M',
  );
  expect(
    ['move kite ana 2100', 'tech kite ghost-passport', 'push 1800'].map((choice) => t.refusal('ana', choice)),
  ).toEqual(['ES-3.18', 'ES-3.17', 'ES-3.19']);
  expect(t.ana('ability kite 0', 'to ana 1900').at('kite')).toBe('ana 1900');
  const second = scene({
    turn: 'bo',
    ana: { turns: 1 },
    bo: { turns: 1, points: 'SSSM', hand: ['kite-mark-ii techs=ghost-passport,droid'] },
  }).bo('activate kite', 'pay M');
  expect(
    ['move kite bo 2100', 'tech kite ghost-passport', 'push 1800'].map((choice) => second.refusal('bo', choice)),
  ).toEqual([null, null, null]);
});

test('W14 mixed price, at the table', () => {
  const pay = (points: string) => {
    const t = scene({ ana: { points }, board: { 'ana 1800': ['ana mia-star-eclipse'] } });
    return t.refusal('ana', 'ability mia 0');
  };
  expect([pay('MSP'), pay('MSS'), pay('MPP'), pay('MMS')]).toEqual([null, null, null, 'ES-5.8']);
});
