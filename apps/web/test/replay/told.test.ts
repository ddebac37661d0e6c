import { expect, test } from 'vitest';
import { isWorse } from '../../src/replay/better/figures.ts';
import { tableOf } from '../../src/replay/table-props.ts';

test('only a turn that is worse beyond its doubt is called so', () => {
  expect(isWorse({ gain: { value: -0.1, doubt: 0.03, worlds: 200 } })).toBe(true);
  expect(isWorse({ gain: { value: -0.1, doubt: 0.08, worlds: 200 } })).toBe(false);
  expect(isWorse({ gain: { value: 0.1, doubt: 0.03, worlds: 200 } })).toBe(false);
});

test('who is asked what they would do cannot leave the table instead', () => {
  const sight = { look: { step: 3, anytime: [{ kind: 'resign' }] }, labels: [], reckoned: null };
  const quiz = { sight, line: [], log: [], fresh: [], isOver: false };
  const replay = { better: { quiz }, playback: {}, fetched: { match: { players: [] } }, reader: {} };
  const { look, use } = tableOf(replay as never, { lens: 'better', refuse: () => {} });
  expect([look.anytime, look.step, use]).toEqual([[], 3, 'play']);
});
