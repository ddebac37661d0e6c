import { deciders, Match, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { timestreamBot } from '../../bot/index.ts';
import { type Choice, cannotUseDeck, type Look, timestream } from '../../rules/index.ts';
import { firstMatch } from '../first-match/index.ts';
import { boardSpots, handSpot } from '../spots.ts';

const { options, deal, lessons } = firstMatch;

/** The spots where a choice is made. */
function spotsOf(look: Look, choice: Choice): string[] {
  const hand = look.view.players[0].hand ?? [];
  const card = 'card' in choice ? hand.flatMap((no, i) => (no === choice.card ? [handSpot(i)] : [])) : [];
  return [...card, ...boardSpots(choice, look.view)];
}

/** Somebody who does what is taught, and otherwise goes on. */
function taught(look: Look, done: ReadonlySet<string>): Choice {
  const lesson = lessons.find(({ id, again, fits }) => (again || !done.has(id)) && fits(look));
  const spots = lesson?.spots(look) ?? [];
  const wanted = look.choices.find((choice) => spotsOf(look, choice).some((spot) => spots.includes(spot)));
  if (lesson !== undefined) expect([lesson.id, wanted !== undefined]).toEqual([lesson.id, true]);
  return wanted ?? look.choices.find(({ kind }) => kind === 'none') ?? look.choices[0]!;
}

test('the decks of the first match are legal', () => {
  expect(options.decks.flatMap((deck) => cannotUseDeck(deck))).toEqual([]);
});

test('whoever does what the first match teaches learns everything and wins within six turns', () => {
  for (const chance of ['a', 'b', 'c']) {
    const match = Match.create(timestream, { options, seats: 2, seed: `timestream first match ${deal}` });
    if (!(match instanceof Match)) throw new Error('the first match is refused');
    const int = stream(chance);
    const done = new Set<string>();
    const { table } = match.state;
    while (match.state.outcome === null && match.state.table.turns < 14) {
      const [seat = 0] = deciders(timestream, match.state);
      const look = match.look(seat);
      match.choose(seat, seat === 0 ? taught(look, done) : timestreamBot.policy(look, int));
      for (const lesson of lessons) if (lesson.done(match.look(0), match.log(0))) done.add(lesson.id);
    }
    expect(table.first).toBe(0);
    expect(match.state.outcome?.winners).toEqual([0]);
    expect(match.state.table.players[0].turns).toBeLessThanOrEqual(6);
    expect(lessons.filter(({ id }) => !done.has(id)).map(({ id }) => id)).toEqual([]);
  }
});

test('every lesson is told in both languages', async () => {
  for (const language of ['en', 'de']) {
    const texts = await firstMatch.texts(language);
    const keys = lessons.flatMap(({ id }) => [`first.${id}`, `first.${id}-why`]);
    expect(['first.aim', ...keys].filter((key) => texts[key] === undefined)).toEqual([]);
  }
});
