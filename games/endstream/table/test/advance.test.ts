import { expect, test } from 'vitest';
import { operatorCard } from '../../content/index.ts';
import type { Entry, View } from '../../rules/types.ts';
import { advance } from '../motion/advance.ts';

const view = {
  turn: 0,
  players: [{ points: [0, 0, 1] }, { points: [0, 0, 0] }],
  agendas: [{ state: 'ready', type: 'M' }],
  operators: [{ zone: 'hand', at: -1, card: null, defense: null, defenseLeft: null }],
  gear: [],
} as unknown as View;
const after = (entry: object) => advance(view, { clause: null, ...entry } as Entry);

test('points are made and spent while the motion plays', () => {
  const made = after({ type: 'agenda', seat: 0, place: 0, agenda: 'M', pushed: false });
  expect(made.players[0].points).toEqual([1, 0, 1]);
  expect(made.agendas[0]?.state).toBe('activated');
  const pushed = after({ type: 'agenda', seat: 0, place: 0, agenda: 'M', pushed: true });
  expect(pushed.players[0].points).toEqual([2, 0, 1]);
  expect(pushed.agendas[0]?.state).toBe('disabled');
  expect(after({ type: 'paid', seat: 0, points: [0, 0, 1], user: 0, at: null }).players[0].points).toEqual([0, 0, 0]);
});

test('an operator that was hidden comes out with its printed defense', () => {
  const came = after({ type: 'activated', seat: 0, operator: 0, card: 'mia-star-commander', at: 3 });
  const { defense } = operatorCard('mia-star-commander');
  expect(came.operators[0]).toMatchObject({ zone: 'board', at: 3, defense, defenseLeft: defense });
});
