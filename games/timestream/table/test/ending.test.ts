import { deciders, Match, stream, tell } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { timestreamBot } from '../../bot/index.ts';
import { timestream } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { endingOf } from '../pages/ending.ts';

/** A match between two scripted players, to its end. */
function played(seed: string) {
  const match = Match.create(timestream, { options: timestream.defaults(2), seats: 2, seed });
  if (!(match instanceof Match)) throw new Error('the match is refused');
  const int = stream(seed);
  while (match.state.outcome === null) {
    const [seat = 0] = deciders(timestream, match.state);
    match.choose(seat, timestreamBot.policy(match.look(seat), int));
  }
  return match;
}

const readers = (['en', 'de'] as const).map((language) => ({ language, texts: texts[language], names: ['Ana', 'Bo'] }));
const match = played('ending');
const winner = match.state.outcome?.winners[0] ?? 0;

test('TS-15.4 the end is told to the winner and to the loser as theirs', () => {
  const key = (seat: number) => endingOf(match.look(seat), match.log(seat)).lines[0]?.key;
  expect(key(winner)).toBe('ending.won');
  expect(['ending.lost', 'ending.late']).toContain(key(1 - winner));
});

test('the deciding moment is the card that completed the chain, at its step', () => {
  const moment = endingOf(match.look(0), match.log(0)).moment;
  const at = match.log(0).find(({ step }) => step === moment?.step);
  expect(at?.entries).toContainEqual(expect.objectContaining({ type: 'played', seat: winner, as: 'fill' }));
  const later = match.log(0).filter(({ step }) => step > (moment?.step ?? 0));
  expect(
    later
      .flatMap(({ entries }) => entries)
      .some((entry) => entry.type === 'played' && entry.as === 'fill' && entry.seat === winner),
  ).toBe(false);
});

test('TS-22.5 a match that was conceded has no such moment, and says who left', () => {
  const begun = Match.create(timestream, { options: timestream.defaults(2), seats: 2, seed: 'leave' });
  if (!(begun instanceof Match)) throw new Error('the match is refused');
  begun.choose(0, { kind: 'concede' });
  const { lines, moment } = endingOf(begun.look(0), begun.log(0));
  expect([lines[0]?.key, moment]).toEqual(['outcome.TS-22.5', null]);
});

test('every line can be told in both languages', () => {
  for (const reader of readers)
    for (const seat of [0, 1]) {
      const { lines, moment } = endingOf(match.look(seat), match.log(seat));
      for (const line of [...lines, ...(moment ? [moment.says] : [])]) expect(tell(reader, line)).not.toMatch(/[{}]/);
    }
});
