import { createHost } from '@turnpoint/host';
import type { Game, Types } from '@turnpoint/kernel';
import type { Setup } from '../src/companion.ts';
import { companionOf } from '../src/folders.ts';
import { type Planted, type Simulated, simulate } from '../src/simulation/index.ts';
import { connectFour } from '../src/toy/connect-four.ts';
import { hush } from '../src/toy/hush/index.ts';

interface Scenario {
  readonly game: Game;
  readonly setup: Setup<Types>;
}

const [endOfLine, chronoTrek] = await Promise.all(['end-of-line', 'chrono-trek'].map(companionOf));
const scenario = (game: unknown, options: object, seats: number) => ({ game: game as Game, setup: { options, seats } });

/** Small games, so that many seeds fit; of the large ones one set-up in so many. */
const SMALL: readonly Scenario[] = [
  scenario(connectFour, {}, 2),
  scenario(hush, { rounds: 1 }, 2),
  scenario(hush, { rounds: 2 }, 3),
  scenario(hush, { rounds: 1 }, 4),
];
const LARGE: readonly Scenario[] = [endOfLine, chronoTrek].flatMap((companion) => {
  const setup = companion?.setups.find(({ seats }) => seats === 2);
  return companion === undefined || setup === undefined ? [] : [{ game: companion.game, setup }];
});
const SELDOM = 100;

export function scenarioOf(seed: number): Scenario {
  const rare = seed % SELDOM;
  return LARGE[rare] ?? (SMALL[seed % SMALL.length] as Scenario);
}

/** What a seed came to, or the promise that was broken. */
export async function weather(seed: number, planted: Planted | null = null): Promise<Simulated | string> {
  return simulate({ ...scenarioOf(seed), seed, make: createHost, planted }).catch((fault: Error) => fault.message);
}
