import { expect, test } from 'vitest';
import { equalsOf } from '../../src/replay/better/equals.ts';
import { isWorse } from '../../src/replay/better/figures.ts';
import { tableOf } from '../../src/replay/table-props.ts';

test('only a turn that is worse beyond its doubt is called so', () => {
  expect(isWorse({ gain: { value: -0.1, doubt: 0.03, worlds: 200 } })).toBe(true);
  expect(isWorse({ gain: { value: -0.1, doubt: 0.08, worlds: 200 } })).toBe(false);
  expect(isWorse({ gain: { value: 0.1, doubt: 0.03, worlds: 200 } })).toBe(false);
});

test('as good is what the games cannot tell from the best, and nothing where even that does worse than the played one', () => {
  const line = (value: number, doubt = 0.03) => ({
    choices: [],
    labels: [],
    odds: null,
    gain: { value, doubt, worlds: 80 },
  });
  const near = line(0.08);
  expect(equalsOf({ best: line(0.1), others: [near, line(-0.2), line(-0.1)] })).toEqual([near]);
  expect(equalsOf({ best: line(-0.1), others: [line(-0.1, 0.2)] })).toEqual([]);
});

test('who is asked what they would do cannot leave the table instead', () => {
  const sight = { look: { step: 3, anytime: [{ kind: 'resign' }] }, labels: [], reckoned: null };
  const quiz = { sight, line: [], log: [], fresh: [], isOver: false };
  const replay = { better: { quiz }, playback: {}, fetched: { match: { players: [] } }, reader: {} };
  const { look, use } = tableOf(replay as never, { lens: 'better', refuse: () => {} });
  expect([look.anytime, look.step, use]).toEqual([[], 3, 'play']);
});
