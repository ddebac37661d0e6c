import { BOTS, type BotId, type Budget, runMatch } from '@turnpoint/bots';
import { type Outcome, start, stream } from '@turnpoint/kernel';
import type { Parts } from '../games.ts';
import type { SetUp } from '../set-up.ts';
import { type Summary, Tally } from './tally.ts';

export interface Simulation {
  readonly parts: Parts;
  readonly setUp: SetUp;
  /** Fill the seats over and over. */
  readonly bots: readonly BotId[];
  readonly budget: Budget;
  readonly matches: number;
  readonly seed: string;
}

/** Plays matches between bots. A match that fails is counted as an error with its seed; the others go on. */
export function simulateMatches(plan: Simulation): Summary {
  const tally = new Tally();
  const began = performance.now();
  for (let number = 0; number < plan.matches; number++) {
    const seed = `${plan.seed}/${number}`;
    try {
      const { choices, outcome } = oneMatch(plan, seed);
      tally.add(choices, outcome);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      tally.errors.push({ seats: plan.setUp.seats, seed, message });
    }
  }
  return tally.summary((performance.now() - began) / 1000);
}

function oneMatch({ parts, setUp, bots, budget }: Simulation, seed: string) {
  const { game, bot: knows } = parts;
  const { options, seats } = setUp;
  const { state } = start(game, options, seats, seed);
  const sittings = Array.from({ length: seats }, (_, seat) => {
    const make = BOTS[bots[seat % bots.length] as BotId];
    return { bot: make({ game, knows, int: stream(`${seed}/bot/${seat}`) }), budget };
  });
  const choices = runMatch({ game, state, sittings, bound: game.bound(options, seats) });
  return { choices, outcome: state.outcome as Outcome };
}
