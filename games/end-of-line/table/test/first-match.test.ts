import { stream } from '@turnpoint/kernel';
import { followFirstMatch, wrongWordsOf } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { endOfLineBot } from '../../bot/index.ts';
import { type Choice, endOfLine, type Look } from '../../rules/index.ts';
import { firstMatch } from '../first-match/index.ts';
import { cellSpot, effectSpot, handSpot } from '../spots.ts';

function touches({ view }: Look, choice: Choice): string[] {
  if (!('cell' in choice)) return [];
  const cards = (view.players[0]?.hand ?? []).flatMap((face, card) => (face === choice.face ? [handSpot(card)] : []));
  return [...cards, cellSpot(choice.cell), ...(choice.kind === 'lay' ? [] : [effectSpot(choice.kind)])];
}

test('whoever lays what is ringed is taught everything and outlasts the other line', () => {
  for (let chance = 0; chance < 4; chance++) {
    const int = stream(`rival ${chance}`);
    const { match, met, done } = followFirstMatch(endOfLine, firstMatch, {
      seats: 2,
      touches,
      otherwise: ({ choices }) => choices.find(({ kind }) => kind === 'end') ?? choices[0],
      rival: (look) => endOfLineBot.policy(look, int),
      isEnough: () => false,
    });
    expect(match.state.outcome?.winners).toEqual([0]);
    expect(match.state.table.round).toBe(5);
    expect(met).toEqual(new Set(firstMatch.lessons.map(({ id }) => id)));
    expect(done).toEqual(met);
  }
});

test('every lesson is said in both languages', async () => {
  expect(await wrongWordsOf(firstMatch, ['en', 'de'])).toEqual([]);
});
