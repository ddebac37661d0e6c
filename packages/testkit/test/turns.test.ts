import { drawLines, playLines, stakeOf, turnsOf, usual } from '@turnpoint/bots';
import { findGames } from '@turnpoint/catalogue/node';
import { Match, owing, type Seat, stream, type Types } from '@turnpoint/kernel';
import { describe, expect, test } from 'vitest';

describe.each((await findGames()).map((game) => [game.about.name, game] as const))(
  '%s',
  async (_, { about, engine }) => {
    const [game, knows] = await Promise.all([engine.rules(), engine.bot()]);
    const seats = about.usualSeats;
    const place = { game, knows, int: stream('turns') };
    const match = Match.create(game, { options: game.defaults(seats), seats, seed: 'turns' }) as Match<Types>;
    while (match.state.outcome === null) {
      const seat = owing(game, match.state)[0] as Seat;
      match.choose(seat, usual(place, match.look(seat)));
    }
    const turns = turnsOf(knows, match);

    test('the bot tells its turns apart: they follow each other without gaps, and each seat chooses in its own', () => {
      expect(turns.length).toBeGreaterThan(2 * seats);
      expect([turns[0]?.from, turns.at(-1)?.to]).toEqual([1, match.length]);
      turns.forEach(({ seat, from, to }, n) => {
        expect(from).toBe((turns[n - 1]?.to ?? 0) + 1);
        const choosers = match.choices.slice(from - 1, to).map((one) => one.seat);
        expect([...choosers, seat]).toContain(seat);
        if (n > 0 && n < turns.length - 1) expect(choosers).toContain(seat);
      });
    });

    test('a turn that is tried ends where it ends, and plays on to a result of the stake', () => {
      const turn = turns[Math.floor(turns.length / 2)];
      if (turn === undefined) throw new Error('no turn');
      const before = match.copy();
      before.cutBack(turn.from - 1);
      const look = before.look(turn.seat);
      const lines = drawLines(place, look, 3);
      expect(lines.length).toBeGreaterThan(0);
      const [played] = playLines(place, look, lines.slice(0, 1), 2);
      expect(played?.games).toHaveLength(2);
      const [least, most] = ['win', 'team'].includes(stakeOf(knows, look)) ? [0, 1] : [0, 1000];
      for (const one of played?.games ?? []) {
        expect(one).toBeGreaterThanOrEqual(least);
        expect(one).toBeLessThanOrEqual(most);
      }
      expect(played?.thens.every(({ seat }) => seat === turn.seat)).toBe(true);
    });
  },
);

test('END OF LINE: the puzzles are played for a low score, a team mission of Endure the Stars together', async () => {
  const games = await findGames();
  const stakes = await Promise.all(
    (
      [
        ['end-of-line', { mode: 'solo' }, 1],
        ['end-of-line', {}, 2],
        ['endure-the-stars', {}, 2],
      ] as const
    ).map(async ([id, options, seats]) => {
      const engine = games.find(({ about }) => about.id === id)?.engine;
      if (engine === undefined) throw new Error(`there is no ${id}`);
      const [game, knows] = await Promise.all([engine.rules(), engine.bot()]);
      const setup = { options: { ...game.defaults(seats), ...options }, seats, seed: 'stake' };
      return stakeOf(knows, (Match.create(game, setup) as Match<Types>).look(0));
    }),
  );
  expect(stakes).toEqual(['low-score', 'win', 'team']);
});
