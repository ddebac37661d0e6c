import { chronoTrek } from '@turnpoint/chrono-trek/rules';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { endstream } from '@turnpoint/endstream/rules';
import { createHost } from '@turnpoint/host';
import { choices, type Game, Match, type Types } from '@turnpoint/kernel';
import { outsideOf } from '@turnpoint/testkit/ports';
import { expect, test } from 'vitest';
import { roundsOf } from '../src/replay/rounds.ts';

const GAMES = [endOfLine, endstream, chronoTrek] as unknown as readonly Game<Types>[];

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: a replay goes through the rounds in order',
  async (id, game) => {
    const match = Match.create(game, { options: game.defaults(2), seats: 2, seed: `rounds of ${id}` });
    if (!(match instanceof Match)) throw new Error('refused');
    for (let n = 0; n < 400 && match.state.outcome === null; n++) {
      const seat = [0, 1].find((one) => choices(game, match.state, one).length > 0) ?? 0;
      const open = choices(game, match.state, seat);
      match.choose(seat, open[n % open.length]!);
    }
    // Only what is over can be replayed: whoever may leave does.
    for (const seat of [0, 1]) if (match.state.outcome === null) match.choose(seat, match.look(seat).anytime[0]!);
    const { library, review } = createHost(outsideOf([game])).door('anybody');
    const { steps } = await review.replay(await library.import(JSON.stringify(match.export()), []));
    const bands = roundsOf(steps);
    expect(bands.length).toBeGreaterThan(1);
    expect(bands.map(({ round }) => round)).toEqual(bands.map((_, i) => i + 1));
    expect(bands.at(-1)?.to).toBe(steps.length - 1);
  },
);

test('steps of one round lie in one band', () => {
  const steps = [1, 1, 2, 2, 2, 3].map((round) => ({ seat: 0, round }));
  expect(roundsOf(steps)).toEqual([
    { round: 1, from: 0, to: 1 },
    { round: 2, from: 2, to: 4 },
    { round: 3, from: 5, to: 5 },
  ]);
});

test('a game without rounds has no bands', () => {
  expect(roundsOf([{ seat: 0, round: null }])).toEqual([]);
});
