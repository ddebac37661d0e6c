import { expect, test } from 'vitest';
import { scene } from './scene.ts';

test('ES-4.1 turns alternate', () => {
  const t = scene();
  t.ana('finish').bo('finish').ana('finish');
  expect(t.logged('turn').map(({ seat, turn }) => [seat, turn])).toEqual([
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
  const order = t.log.slice(t.log.findLastIndex(({ type }) => type === 'turn')).map(({ type }) => type);
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
  expect(t.logged('finished')[0]).toMatchObject({ clause: 'ES-4.6', unspent: [1, 0, 0] });
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
