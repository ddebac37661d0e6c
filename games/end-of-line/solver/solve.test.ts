import { Match, play, start } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';
import type { Face, Mode } from '../content/index.ts';
import { endOfLine, type State } from '../rules/index.ts';
import { solve } from './index.ts';

function deal(mode: Mode, seed: string): State {
  const seats = mode === 'solo' ? 1 : 2;
  return start(endOfLine, { ...endOfLine.defaults(seats), mode }, seats, seed).state;
}

/** A solo deal with this deck, the first card on top. */
function dealt(deck: string): State {
  const state = deal('solo', 'any');
  const faces = deck.split(' ') as Face[];
  const player = state.table.players[0]!;
  player.hand = faces.slice(0, 5);
  player.deck = faces.slice(5).reverse();
  return state;
}

function outcomeOf(state: State, choices: ReturnType<typeof solve>['choices']) {
  return choices.reduce((s, { seat, choice }) => {
    const played = play(endOfLine, s, seat, choice);
    if (!played.ok) throw new Error(played.ruling.clause);
    return played.state;
  }, state).outcome;
}

describe('the solver', () => {
  test('EOL-10.4 reaches the best solo score for 200 shuffles and proves it', () => {
    for (let i = 0; i < 200; i++) {
      const state = deal('solo', `solo ${i}`);
      const solution = solve(state);
      expect(solution).toMatchObject({ best: 0, bound: 0, proven: true });
      expect(outcomeOf(state, solution.choices)?.scores).toEqual([0]);
    }
  });

  test('EOL-11.3 reaches the best co-operative score for 50 pairs of shuffles and proves it', () => {
    for (let i = 0; i < 50; i++) {
      const state = deal('co-op', `co-op ${i}`);
      const solution = solve(state);
      expect(solution).toMatchObject({ best: 2, bound: 2, proven: true });
      expect(outcomeOf(state, solution.choices)?.scores).toEqual([2]);
    }
  });

  test('W12: the deck of the worked example has a solution of 0', () => {
    const deck = 'CR X S S T S S S FL CR CR X CL FR S T FL S S CR CL S CL CL FR';
    expect(solve(dealt(deck))).toMatchObject({ best: 0, proven: true });
  });

  test('says honestly that eight straights on top make 0 impossible', () => {
    // The column is full after five straights and nothing else was drawn by then.
    const deck = 'S S S S S S S S T T CL CR FL CR X CL CL FL S X CR CR CL FR FR';
    expect(solve(dealt(deck))).toMatchObject({ best: 2, bound: 1, proven: false });
  });

  test('gives the same solution each time', () => {
    expect(solve(deal('co-op', 'again'))).toEqual(solve(deal('co-op', 'again')));
  });

  test('goes on from any position of a solved puzzle without losing a point', () => {
    const state = deal('co-op', 'middle');
    const { choices } = solve(state);
    let s = state;
    choices.forEach(({ seat, choice }, i) => {
      if (i % 5 === 3) expect(solve(s)).toMatchObject({ best: 2, proven: true });
      const played = play(endOfLine, s, seat, choice);
      if (played.ok) s = played.state;
    });
    expect(s.outcome?.scores).toEqual([2]);
  });

  test('finds a real end for a puzzle that was played badly', () => {
    const match = Match.create(endOfLine, { options: endOfLine.defaults(1), seats: 1, seed: 'bad' });
    if (!(match instanceof Match)) throw new Error('refused');
    for (let i = 0; i < 9; i++) match.choose(0, match.look(0).choices[0]!);
    const solution = solve(match.state, { nodes: 20_000, levels: 8 });
    expect(solution.best).toBeGreaterThanOrEqual(solution.bound);
    expect(outcomeOf(match.state, solution.choices)?.scores).toEqual([solution.best]);
  });

  test('refuses what is no puzzle', () => {
    const { state } = start(endOfLine, endOfLine.defaults(2), 2, 'x');
    expect(() => solve(state)).toThrow('only the puzzles have a solution');
  });
});
