import { expect, test } from 'vitest';
import type { View } from '../../rules/index.ts';
import { objectivesOf } from '../rail/objective-state.ts';

const told = (mission: string, objectives: readonly object[], more: object = {}) =>
  objectivesOf({
    options: { mission, team: 3 },
    objectives: objectives.map((one) => ({ zone: null, collected: false, end: null, ...one })),
    team: [{ id: 'marine-male', carries: [] }],
    figures: [],
    ...more,
  } as unknown as View).map(({ says, zone, isDone }) => [says?.key ?? zone, isDone]);

test('who was woken is awake until it is killed, not done', () => {
  const used = [{ end: 'done' }];
  expect(told('C015', used, { figures: [{ type: 'olympian' }] })).toEqual([['objective-end.awake', false]]);
  expect(told('C015', used)).toEqual([['objective-end.destroyed', true]]);
  expect(told('C015', [{ zone: 4 }], { figures: [{ type: 'olympian' }] })).toEqual([[4, false]]);
});

test('what was used, taken, carried, broken or lost is called so', () => {
  const used = (mission: string) => told(mission, [{ end: 'done', zone: 3 }]);
  expect(used('CG00')).toEqual([['objective-end.used', true]]);
  expect(used('CG06')).toEqual([['objective-end.taken', true]]);
  expect(used('CG03')).toEqual([['objective-end.done', true]]);
  expect(told('CG10', [{ end: 'destroyed' }, { end: 'lost' }])).toEqual([
    ['objective-end.destroyed', true],
    ['objective-end.lost', false],
  ]);
  const team = [{ id: 'marine-male', carries: [0] }];
  expect(told('CG04', [{ collected: true }], { team })).toEqual([['table.carried', false]]);
  // What has not come into play is not told.
  expect(told('CG04', [{}])).toEqual([]);
});
