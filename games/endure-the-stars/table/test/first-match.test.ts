import { followFirstMatch, wrongWordsOf } from '@turnpoint/testkit';
import { expect, test } from 'vitest';
import { missionOf } from '../../content/index.ts';
import { ALL_OPEN, mapOf, waysOf } from '../../rules/board/index.ts';
import { type Choice, endureTheStars, type Look } from '../../rules/index.ts';
import { actionOf } from '../actions.ts';
import { firstMatch } from '../first-match/index.ts';
import { OFFICE, WAY } from '../first-match/way.ts';
import { actionSpot, choiceSpot, spotsOf } from '../spots.ts';

const { lessons } = firstMatch;

test('every lesson is said in both languages', async () => {
  expect(await wrongWordsOf(firstMatch, ['en', 'de'])).toEqual([]);
});

test('the way leads from the Office to the switch, from zone to zone', () => {
  const map = mapOf(missionOf('CG00'));
  expect(map.zones[OFFICE]?.name).toBe('LB.D');
  const { steps } = waysOf(map, ALL_OPEN);
  for (const [from, to] of Object.entries(WAY)) expect(steps[Number(from)]?.map((step) => step.to)).toContain(to);
  const walked: string[] = [];
  for (let at: number | undefined = OFFICE; at !== undefined; at = WAY[at]) walked.push(map.zones[at]?.name ?? '');
  expect(walked.at(-1)).toBe('SE.C');
});

/** Every place on the table where this choice can be touched. */
const touches = (look: Look, choice: Choice): string[] => {
  const action = actionOf(choice);
  const row = action === null ? [] : [actionSpot(action)];
  return [...row, choiceSpot(look.choices.indexOf(choice)), ...spotsOf(choice, look.view)];
};

test('who does what is ringed meets every lesson within the first rounds, with nobody near death', () => {
  const { match, met } = followFirstMatch(endureTheStars, firstMatch, {
    seats: 1,
    touches,
    // Asked without a lesson, they know one way on alone: to end the turn.
    otherwise: ({ choices }) => choices.find(({ kind }) => kind === 'end-turn'),
    isEnough: ({ length }, done) => done.size === lessons.length || length === 150,
  });
  const { round, team } = match.state.table;
  // When this deal no longer teaches all of them, another one must: the rules or the mission have changed.
  expect(met).toEqual(new Set(lessons.map(({ id }) => id)));
  expect(round).toBeLessThanOrEqual(4);
  expect(team.every(({ fate, health }) => fate === 'living' && health >= 5)).toBe(true);
});

test('the lesson of attacks stays until it is said what is hit', () => {
  const attack = lessons.find(({ id }) => id === 'attack');
  const asksForHits = ({ choices }: Look) => choices.some(({ kind }) => kind === 'hit');
  const { match } = followFirstMatch(
    endureTheStars,
    { ...firstMatch, deal: '17' },
    {
      seats: 1,
      touches,
      otherwise: ({ choices }) => choices.find(({ kind }) => kind === 'end-turn') ?? choices[0],
      isEnough: (played) => played.length === 150 || asksForHits(played.look(0)),
    },
  );
  const look = match.look(0);
  expect(asksForHits(look)).toBe(true);
  expect(attack?.fits(look)).toBe(true);
  expect(attack?.spots(look, null)).toContain(choiceSpot(look.choices.findIndex(({ kind }) => kind === 'hit')));
});

test('the lesson of attacks rings no zone: before Attack is chosen, a touch there would walk in among them', () => {
  const attack = lessons.find(({ id }) => id === 'attack');
  const { match } = followFirstMatch(endureTheStars, firstMatch, {
    seats: 1,
    touches,
    otherwise: ({ choices }) => choices.find(({ kind }) => kind === 'end-turn') ?? choices[0],
    isEnough: (played) => played.length === 150 || attack?.fits(played.look(0)) === true,
  });
  const look = match.look(0);
  const steps = look.choices.filter(({ kind }) => kind === 'move').flatMap((choice) => spotsOf(choice, look.view));
  const spots = attack?.spots(look, null) ?? [];
  expect(spots.length).toBeGreaterThan(1);
  expect(spots.filter((spot) => steps.includes(spot))).toEqual([]);
});
