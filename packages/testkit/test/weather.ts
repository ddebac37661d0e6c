import { findGames } from '@turnpoint/catalogue/node';
import { createHost } from '@turnpoint/host';
import type { Game, Types, Windows } from '@turnpoint/kernel';
import type { Setup } from '../src/companion.ts';
import { companionOf } from '../src/folders.ts';
import { type Planted, type Simulated, simulate } from '../src/simulation/index.ts';
import { connectFour } from '../src/toy/connect-four.ts';
import { hush } from '../src/toy/hush/index.ts';
import { hushWindows } from '../src/toy/hush/windows.ts';

interface Scenario {
  readonly game: Game;
  readonly setup: Setup<Types>;
  readonly windows?: Windows | null;
}

const [endOfLine, chronoTrek] = await Promise.all(['end-of-line', 'chrono-trek'].map(companionOf));
const scenario = (game: unknown, options: object, seats: number) => ({ game: game as Game, setup: { options, seats } });

/** Small games, so that many seeds fit; of the large ones one seed in so many. */
const SMALL: readonly Scenario[] = [
  scenario(connectFour, {}, 2),
  scenario(hush, { rounds: 1 }, 2),
  scenario(hush, { rounds: 2 }, 3),
  scenario(hush, { rounds: 1 }, 4),
  { ...scenario(hush, { rounds: 2 }, 2), windows: hushWindows({ kind: 'clock', seconds: 5, wait: 20 }) as never },
  { ...scenario(hush, { rounds: 2 }, 3), windows: hushWindows({ kind: 'at-once' }) as never },
];
const engines = new Map((await findGames()).map(({ about, engine }) => [about.id, engine]));
const LARGE: readonly Scenario[] = await Promise.all(
  [endOfLine, chronoTrek].flatMap((companion) => {
    const setup = companion?.setups.find(({ seats }) => seats === 2);
    if (companion === undefined || setup === undefined) return [];
    const { game } = companion;
    return [(async () => ({ game, setup, windows: (await engines.get(game.id)?.windows?.()) ?? null }))()];
  }),
);
const SELDOM = 599;

export function scenarioOf(seed: number): Scenario {
  const rare = seed % SELDOM;
  return LARGE[rare] ?? (SMALL[seed % SMALL.length] as Scenario);
}

/** What a seed came to, or the promise that was broken. */
export async function weather(seed: number, planted: Planted | null = null): Promise<Simulated | string> {
  return simulate({ ...scenarioOf(seed), seed, make: createHost, planted }).catch((fault: Error) => fault.message);
}
