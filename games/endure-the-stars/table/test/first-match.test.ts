import { Match } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { missionOf } from '../../content/index.ts';
import { ALL_OPEN, mapOf, waysOf } from '../../rules/board/index.ts';
import { type Choice, endureTheStars, type Look } from '../../rules/index.ts';
import { actionOf } from '../actions.ts';
import { firstMatch } from '../first-match/index.ts';
import { firstDe } from '../first-match/texts.de.ts';
import { firstEn } from '../first-match/texts.en.ts';
import { OFFICE, WAY } from '../first-match/way.ts';
import { actionSpot, choiceSpot, spotsOf } from '../spots.ts';

const { lessons, options, deal } = firstMatch;

test('every lesson is said in both languages', () => {
  const keys = ['first.aim', ...lessons.flatMap(({ id }) => [`first.${id}`, `first.${id}-why`])];
  expect(Object.keys(firstEn).sort()).toEqual(keys.sort());
  expect(Object.keys(firstDe).sort()).toEqual(keys.sort());
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

test('who does what is ringed meets every lesson within the first rounds, with everybody alive', () => {
  const match = Match.create(endureTheStars, { options, seats: 1, seed: `endure-the-stars first match ${deal}` });
  if (!(match instanceof Match)) throw new Error(match.ruling.clause);
  const met = new Set<string>();
  const done = new Set<string>();
  while (done.size < lessons.length && match.length < 150 && match.state.outcome === null) {
    const look = match.look(0);
    for (const { id, done: isDone } of lessons) if (isDone(look, match.log(0))) done.add(id);
    const lesson = lessons.find(({ id, again, fits }) => (again || !done.has(id)) && fits(look));
    if (lesson !== undefined) met.add(lesson.id);
    const spots = lesson?.spots(look) ?? [];
    const ringed = look.choices.find((choice) => touches(look, choice).some((spot) => spots.includes(spot)));
    const idle = look.choices.find(({ kind }) => kind === 'end-turn') ?? look.choices[0];
    match.choose(0, (ringed ?? idle) as Choice);
  }
  const { round, team } = match.state.table;
  // When this deal no longer teaches all of them, another one must: the rules or the mission have changed.
  expect([...met].sort()).toEqual(lessons.map(({ id }) => id).sort());
  expect(round).toBeLessThanOrEqual(4);
  expect(team.every(({ fate }) => fate === 'living')).toBe(true);
});
