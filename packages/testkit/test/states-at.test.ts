import { canonical, choices, deciders, Match, play, type State, stream } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { type ConnectFour, connectFour } from '../src/toy/connect-four.ts';

test('a match gives the state after any number of choices, kept or played again', () => {
  const match = Match.create(connectFour, { options: {}, seats: 2, seed: 'states' });
  if (!(match instanceof Match)) throw new Error('refused');
  const int = stream('states');
  const states: State<ConnectFour>[] = [match.state];
  while (match.state.outcome === null) {
    const seat = deciders(connectFour, match.state)[0] as number;
    const legal = choices(connectFour, match.state, seat);
    const choice = legal[int(legal.length)] as (typeof legal)[number];
    const played = play(connectFour, match.state, seat, choice);
    if (!played.ok) throw new Error(played.ruling.clause);
    states.push(played.state);
    match.choose(seat, choice);
  }
  expect(states.length).toBeGreaterThan(8);
  states.forEach((state, step) => {
    expect(canonical(match.stateAt(step))).toBe(canonical(state));
  });
});
