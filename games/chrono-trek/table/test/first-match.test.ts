import { stream } from '@turnpoint/kernel';
import { followFirstMatch, wrongWordsOf } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { chronoTrekBot } from '../../bot/index.ts';
import { chronoTrek } from '../../rules/index.ts';
import { firstMatch } from '../first-match/index.ts';
import { spotOf } from '../spots.ts';

const { lessons } = firstMatch;

test('whoever does what is ringed is taught everything and wins the race', () => {
  for (const chance of ['a', 'b', 'c', 'd']) {
    const int = stream(chance);
    const { match, met, done } = followFirstMatch(chronoTrek, firstMatch, {
      seats: 2,
      touches: (_, choice) => [spotOf(choice) ?? ''],
      otherwise: ({ choices }) => choices.find(({ kind }) => kind === 'keep' || kind === 'pass') ?? choices[0],
      rival: (look) => chronoTrekBot.policy(look, int),
      isEnough: ({ state }) => state.table.turns === 30,
    });
    expect(match.state.outcome?.winners).toEqual([0]);
    expect(match.state.table.turns).toBe(9);
    expect(met).toEqual(new Set(lessons.map(({ id }) => id)));
    expect(done).toEqual(met);
  }
});

test('every lesson is said in both languages', async () => {
  expect(await wrongWordsOf(firstMatch, ['en', 'de'])).toEqual([]);
});
