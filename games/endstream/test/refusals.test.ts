import { ruling } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { OPERATORS } from '../content/index.ts';
import { endstream } from '../rules/index.ts';
import { scene } from './scene.ts';

const fighters = { 'ana 2100': ['ana marwa-oasis-blade', 'bo vesna-holt'] };

test('ES-1.15 ES-11.25 a target that is not there is refused: no number of a thing, nobody, somebody in hand', () => {
  const t = scene({ ana: { points: 'M' }, board: fighters }).until('ana', 'ability marwa 0');
  const inHand = t.table.operators.findIndex(({ zone }) => zone === 'hand');
  const clauses = [-1, -2, 1.5, 999, inHand, 'x', null, undefined].map(
    (thing) => t.ruling(0, { kind: 'target', thing })?.clause,
  );
  expect(clauses).toEqual(['ES-1.15', 'ES-1.15', 'ES-R38', 'ES-1.15', 'ES-1.15', 'ES-R38', 'ES-R38', 'ES-R38']);
});

test('ES-R38 halfway through an action only what is asked for can be chosen', () => {
  const t = scene({ ana: { points: 'M' }, board: fighters }).until('ana', 'ability marwa 0');
  const others = [{ kind: 'place', place: 3 }, { kind: 'option', n: 0 }, { kind: 'finish' }, {}, { kind: 'done' }];
  expect(others.map((choice) => t.ruling(0, choice)?.clause)).toEqual(others.map(() => 'ES-R38'));
});

test('ES-9.4 a place that is not on the board is refused, for a MOVE, a step, an agenda and a STREAM', () => {
  const t = scene({ ana: { points: 'MM' }, board: { 'ana 1800': ['ana ben-storm-deserter'] } });
  const operator = t.no('ben');
  for (const to of [-1, 12, 99]) {
    expect(t.ruling(0, { kind: 'move', operator, to })?.clause).toBe('ES-9.4');
    expect(t.ruling(0, { kind: 'step', to })?.clause).toBe('ES-9.4');
  }
  expect(t.ruling(0, { kind: 'step', to: 6 })?.clause).toBe('ES-9.6');
  t.until('ana', 'ability ben 1');
  expect([-1, 12].map((place) => t.ruling(0, { kind: 'place', place })?.clause)).toEqual(['ES-9.4', 'ES-9.4']);
});

test('ES-6.1 ES-1.16 who acts must be on the board and friendly; a hidden hand is not told apart from nobody', () => {
  const t = scene({
    ana: { hand: ['aran-breaker'], points: 'MMM' },
    bo: { hand: ['moth-swarm-node'] },
    board: fighters,
  });
  const move = (operator: number) => t.ruling(0, { kind: 'move', operator, to: 2 });
  expect(move(t.no('aran'))).toMatchObject({
    clause: 'ES-6.1',
    because: { key: 'why.in-hand', args: { operator: { key: 'card.aran-breaker' } } },
  });
  expect(move(t.no('moth'))).toEqual(move(99));
  expect(move(99)).toMatchObject({ clause: 'ES-1.16', because: { key: 'why.not-friendly' } });
  expect(t.ruling(0, { kind: 'activate', operator: 99 })).not.toBeNull();
});

test('ES-7.13 ES-R39 an option that does not exist is refused', () => {
  const t = scene({
    ana: { points: 'MMPPSS', at: 2100 },
    bo: { at: 2100 },
    board: {
      'ana 2200': ['ana soren-echo', 'ana aran-breaker', 'bo vesna-holt'],
      'bo 2100': ['ana marwa-oasis-blade techs=breach-charge,droid'],
    },
    deployed: { 'bo 2100': ['bo droid'] },
  });
  t.until('ana', 'ability soren 0', 'on aran');
  expect([9, -1].map((n) => t.ruling(0, { kind: 'option', n })?.clause)).toEqual(['ES-R39', 'ES-R39']);
  const u = scene({
    bo: { at: 2100 },
    board: { 'bo 2100': ['ana marwa-oasis-blade techs=breach-charge,droid'] },
    deployed: { 'bo 2100': ['bo droid'] },
  }).until('ana', 'tech marwa breach');
  expect(u.offers('ana')).toEqual(['option 0', 'option 1']);
  expect([2, -1].map((n) => u.ruling(0, { kind: 'option', n })?.because.key)).toEqual([
    'why.no-such-option',
    'why.no-such-option',
  ]);
});

test('ES-4.4 what is no choice of the turn at all is refused with words', () => {
  const t = scene({ board: fighters });
  const odd: object[] = [
    {},
    { kind: 'fly' },
    { kind: 'move' },
    { kind: 'move', operator: 'x', to: 1 },
    [],
    { kind: 7 },
  ];
  expect(odd.map((choice) => t.ruling(0, choice)?.clause)).toEqual(odd.map(() => 'ES-4.4'));
  // Half of a choice is none, whatever its other half says.
  expect(t.ruling(0, { kind: 'ability', user: 0, ability: 3 })?.clause).toBe('ES-4.4');
  // Past the notation of scenes: these are no words for a choice.
  for (const nothing of [null, undefined, 3, 'finish'])
    expect(ruling(endstream, t.state, 0, nothing)?.clause).toBe('ES-4.4');
});

test('ES-1.8 an Overcharge Cell readies agendas of the own stream only', () => {
  const carrier = OPERATORS.find(({ id }) => id === 'marwa-oasis-blade')!.id;
  const t = scene({ board: { 'ana 2100': [`ana ${carrier} techs=overcharge-cell,droid`] } });
  t.ana('agenda 1800', 'agenda 1900').until('ana', 'tech marwa overcharge');
  expect([6, 11, 3].map((place) => t.ruling(0, { kind: 'place', place })?.clause)).toEqual([
    'ES-1.8',
    'ES-1.8',
    'ES-5.1',
  ]);
  t.ana('to ana 1900');
  expect(t.entries('agenda-ready')).toEqual([{ type: 'agenda-ready', clause: 'ES-5.1', place: 1 }]);
});
