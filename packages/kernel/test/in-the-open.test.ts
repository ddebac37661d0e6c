import { expect, test } from 'vitest';
import { anyOf, choices, type Frame, isAsked, look, Match, owing, ruling, vote } from '../src/index.ts';
import { newMatch, type Toy, toy } from './toy.ts';

const ballot = (choice: number) => ({ kind: 'ballot', for: choice }) as const;
const { deciders, prompt, choices: listed, refuse } = toy.frames.vote;
const question = { deciders, prompt, choices: listed, refuse, rest: false };
const entry = (_: Frame, seat: number) => ({ type: 'voted', clause: 'TOY-1.2', text: `${seat} votes` }) as const;
const votes = (given: readonly (Toy['choice'] | null)[]) => given.map((one) => (one && 'for' in one ? one.for : '-'));

/** More than half must agree. */
const voting: typeof toy = {
  ...toy,
  frames: {
    ...toy.frames,
    vote: vote<Toy, 'vote'>({
      ...question,
      entry,
      carried: (s, frame, given) =>
        [0, 1, 2].some((one) => 2 * votes(given).filter((each) => each === one).length > deciders(s, frame).length),
      resolve: (s, _, given) => void s.table.notes.push(votes(given).join()),
    }),
  },
};
const settling: typeof toy = {
  ...toy,
  frames: {
    ...toy.frames,
    vote: anyOf<Toy, 'vote'>({
      ...question,
      entry,
      resolve: (s, _, by, choice) => void s.table.notes.push(`${by}: ${votes([choice])}`),
    }),
  },
};

function asked(game: typeof toy): Match<Toy> {
  const match = newMatch(game, 3);
  match.choose(0, { kind: 'vote' });
  return match;
}

test('a vote in the open is seen by all as it is given, and told in the log', () => {
  const match = asked(voting);
  expect(match.look(2).answers).toEqual([null, null, null]);
  match.choose(1, ballot(2));
  for (const viewer of [0, 1, 2, null]) {
    expect(match.look(viewer)).toMatchObject({ answers: [null, ballot(2), null], step: 2, asked: [0, 1, 2] });
    expect(match.log(viewer, 2)).toMatchObject([{ step: 2, seat: 1, entries: [{ text: '1 votes' }] }]);
  }
  expect(owing(voting, match.state)).toEqual([0, 2]);
  expect(match.undo(1)).toBe('sealed');
});

test('a vote may be changed until it is carried, and not given twice', () => {
  const match = asked(voting);
  match.choose(1, ballot(2));
  expect(isAsked(voting, match.state, 1)).toBe(true);
  expect(choices(voting, match.state, 1)).toEqual([ballot(0), ballot(1)]);
  expect(ruling(voting, match.state, 1, ballot(2))?.clause).toBe('TOY-1.1');
  match.choose(1, ballot(0));
  match.choose(0, ballot(1));
  match.choose(2, ballot(2));
  // All have voted and nothing is carried: everybody is asked again.
  expect(owing(voting, match.state)).toEqual([0, 1, 2]);
  match.choose(2, ballot(0));
  expect(match.state.table.notes).toEqual(['1,0,0']);
  expect([match.look(0).answers, match.state.picks]).toEqual([null, []]);
  expect(Match.replay(voting, match.export()).fingerprint()).toBe(match.fingerprint());
});

test('a vote is carried by those who are left', () => {
  const match = asked(voting);
  match.choose(0, ballot(1));
  match.choose(2, { kind: 'resign' });
  expect(match.state.table.notes).toEqual([]);
  match.choose(1, ballot(1));
  expect(match.state.table.notes).toEqual(['1,1,-']);
});

test('any one of several settles a question, and the others see who', () => {
  const match = asked(settling);
  expect([0, 1, 2].map((seat) => isAsked(settling, match.state, seat))).toEqual([true, true, true]);
  match.choose(2, ballot(1));
  expect(match.state.table.notes).toEqual(['2: 1']);
  expect(match.state.picks).toEqual([]);
  for (const viewer of [0, 1, null]) expect(match.log(viewer, 2)).toMatchObject([{ seat: 2 }]);
  expect(match.choose(0, ballot(1)).ok).toBe(false);
});

test('whoever has nothing else to answer is not asked again', () => {
  const single = { ...question, choices: () => [ballot(0)], entry, carried: () => false, resolve: () => {} };
  const game = { ...toy, frames: { ...toy.frames, vote: vote<Toy, 'vote'>(single) } };
  const match = asked(game);
  match.choose(1, ballot(0));
  expect(isAsked(game, match.state, 1)).toBe(false);
  expect(match.look(1)).toMatchObject({ prompt: null, choices: [], answer: ballot(0) });
});

test('answers that nobody sees are none in the open', () => {
  const match = newMatch(toy, 3);
  match.choose(0, { kind: 'vote' });
  match.choose(1, ballot(0));
  expect(look(toy, match.state, 1).answers).toBeNull();
});
