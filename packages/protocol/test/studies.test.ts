import { expect, test } from 'vitest';
import { parseCall } from '../src/schemas.ts';

const call = (verb: string, ...args: unknown[]) => parseCall({ call: 1, on: 'review', verb, args });

test('over a network nobody lets bots play on for them: studies belong to the own device', () => {
  const point = { seat: 0, step: 3, worlds: 4, part: 0 };
  for (const asked of [
    call('solve', 'm', 'Best'),
    call('odds', 'm', 0, 3, 4),
    call('tryTurns', 'm', { ...point, turns: 2 }),
    call('compare', 'm', { ...point, lines: [[]] }),
    call('lineOf', 'm', { seat: 0, step: 3, choices: [], eyes: 'then' }),
    call('study', 'm', 'chances 0'),
    call('keepStudy', 'm', 'chances 0', {}),
  ]) {
    expect(asked).toMatchObject({ ok: false, error: expect.stringContaining('there is no call') });
  }
});

test('a step is shown with the eyes of now or of then, and with no others', () => {
  expect(call('sightAt', 'm', 0, 3)).toMatchObject({ ok: true });
  expect(call('sightAt', 'm', 0, 3, 'then')).toMatchObject({ ok: true });
  expect(call('sightAt', 'm', 0, 3, 'all')).toMatchObject({ ok: false });
  expect(call('replay', 'm', 1)).toMatchObject({ ok: true });
});
