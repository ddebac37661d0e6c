import { deciders, Match, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { endOfLineBot } from '../../bot/index.ts';
import { type EndOfLine, endOfLine } from '../../rules/index.ts';
import { position } from '../../test/position.ts';
import type { Scene } from '../../test/scene.ts';
import { landingOf } from '../draw/ahead.ts';
import { bestWays, isHarm } from '../harm.ts';
import { endingOf } from '../pages/ending.ts';
import { outOf } from '../pages/out.ts';
import { cellSpot } from '../spots.ts';

const endingFor = (s: Scene, name: string) => endingOf(s.look(name), []);

test('whoever closes their own line is told so, and the turn to try again', () => {
  // Curve after curve leads back into the own line.
  const s = position({ lines: { a: { line: '2,2S 2,1CL 1,1CL', hand: 'CL S S S S' }, b: { line: '4,2CR' } } });
  const lost = s.play('a', 'CL 1,2').play('a', 'give-up');
  expect(endingFor(lost.playAll('b: S 5,2; S 6,2'), 'a').lines[0]?.key).toBe('ending.closed-self');
});

/** A match between two scripted players, to its end. */
function played(seed: string): Match<EndOfLine> {
  const match = Match.create(endOfLine, { options: endOfLine.defaults(2), seats: 2, seed });
  if (!(match instanceof Match)) throw new Error('the match is refused');
  const int = stream(seed);
  while (match.state.outcome === null) {
    const [seat = 0] = deciders(endOfLine, match.state);
    match.choose(seat, endOfLineBot.policy(match.look(seat), int));
  }
  return match;
}

test('who has won is shown the card that closed the last other line, and who has lost the one that closed theirs', () => {
  const match = played('ending');
  const [winner = 0] = match.state.outcome?.winners ?? [];
  for (const seat of [0, 1]) {
    const { moment } = endingOf(match.look(seat), match.log(seat));
    expect(moment?.says.key.startsWith('ending.moment-won')).toBe(seat === winner);
    const at = match.log(seat).find(({ step }) => step === moment?.seen?.step);
    const laid = at?.entries.flatMap((entry) => (entry.type === 'lay' ? [cellSpot(entry.cell)] : []));
    expect(moment?.seen?.spots).toEqual(laid);
  }
});

test('nobody is told to be out before they are', () => {
  const s = position({ lines: { a: { line: '2,2S' }, b: { line: '4,2CR' } } });
  expect(outOf(s.look('a'))).toBeNull();
});

test('out: the place among all, why, and how many play on', () => {
  const out = { round: 2, how: 'check', n: 1 } as const;
  const lines = { a: { line: 'S' }, b: { out }, c: { line: '1,5CL 2,5CL 2,4CL' } };
  const s = position({ mode: 'battle-royale', order: 'c a', at: { turn: 'a' }, lines });
  expect(outOf(s.look('b'))).toMatchObject({ place: 3, playing: 2 });
  expect(outOf(s.look(null))).toBeNull();
});

function harms(s: Scene, face: string): boolean {
  const { view, choices } = s.look('a');
  const lays = choices.filter((choice) => 'cell' in choice);
  const best = bestWays(view, 0, lays);
  const cards = lays.filter((lay) => lay.face === face && lay.kind === 'lay');
  return cards.some((lay) => isHarm(view, { ...landingOf(view, 0, 'lay', lay.cell), face: lay.face }, best));
}

test('a card that leaves no way on is warned of, unless no other would leave one or Turnaround goes on', () => {
  const line = '2,2S 2,1CL 1,1CL';
  const b = { line: '4,2CR' };
  const second = position({ round: 2, lines: { a: { line, hand: 'CL S S S S' }, b } });
  expect([harms(second, 'CL'), harms(second, 'S')]).toEqual([true, false]);
  // All cards alike: there is nothing to pick instead.
  expect(harms(position({ round: 2, lines: { a: { line, hand: 'CL CL' }, b } }), 'CL')).toBe(false);
  // The head is a fork: the other way out of it can still be taken by Turnaround, from round 3 on.
  const fork = { line: '2,2S 2,1CL 1,1FL', hand: 'CL S S S S' };
  expect([
    harms(position({ round: 2, lines: { a: fork, b } }), 'CL'),
    harms(position({ round: 3, lines: { a: fork, b } }), 'CL'),
  ]).toEqual([true, false]);
});
