import { BOTS, counted, type PlayedTurn, turnsOf } from '@turnpoint/bots';
import { createHost, type Outside, oddsOfAll, type Thinking, thinker } from '@turnpoint/host';
import { Match, owing, type Seat, stream, type Types } from '@turnpoint/kernel';
import type { Odds, Review } from '@turnpoint/protocol';
import { outsideOf } from '@turnpoint/testkit/ports';
import type { Parts } from '../games.ts';
import type { SetUp } from '../set-up.ts';

/** A finished match between scripted bots, opened for review as a page would. */
export interface Opened {
  readonly id: string;
  readonly match: Match<Types>;
  readonly turns: readonly PlayedTurn[];
  readonly review: Review;
}

export async function playedMatch(parts: Parts, { options, seats }: SetUp, seed: string): Promise<Opened> {
  const { game, bot: knows } = parts;
  const match = Match.create(game, { options, seats, seed });
  if (!(match instanceof Match)) throw new Error(`the set-up is refused (${match.ruling.clause})`);
  const bots = Array.from({ length: seats }, (_, seat) =>
    BOTS.scripted({ game, knows, int: stream(`${seed}/bot/${seat}`) }),
  );
  while (match.state.outcome === null) {
    const seat = owing(game, match.state)[0] as Seat;
    match.choose(seat, bots[seat]?.choose(match.look(seat), counted(0)) as Types['choice']);
  }
  const catalogue = { ...outsideOf([game]).catalogue, bot: async () => knows };
  const door = createHost(outsideOf([game], { catalogue, thinking: thinkingOnce(parts, catalogue) })).door('you');
  const id = await door.library.import(JSON.stringify(match.export()), []);
  return { id, match, turns: turnsOf(knows, match), review: door.review };
}

/** Plays the games of a promise once for all seats whom it is told from the same look. */
function thinkingOnce({ game, bot: knows }: Parts, catalogue: Outside['catalogue']): Thinking {
  const known = new Map<string, readonly Odds[]>();
  return {
    ...thinker(catalogue, () => 0),
    async odds(job) {
      const name = `${job.seed} ${job.worlds} ${job.look.seat}`;
      const all = known.get(name) ?? oddsOfAll({ game, knows, int: stream(job.seed) }, job);
      known.set(name, all);
      return all[job.seat] as Odds;
    },
  };
}
