import type { MakeBot } from './bot.ts';
import { type Budget, counted } from './budget.ts';
import { greedy } from './greedy.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';
import { sampler } from './sampler.ts';
import { scripted } from './scripted.ts';
import { searcher } from './searcher.ts';

export const BOTS = { random, greedy, scripted, sampler, planner, searcher } as const satisfies Record<string, MakeBot>;
export type BotId = keyof typeof BOTS;
export const BOT_IDS = Object.keys(BOTS) as BotId[];

export function isBotId(id: string): id is BotId {
  return Object.hasOwn(BOTS, id);
}

export interface Level {
  readonly level: number;
  readonly bot: BotId;
  readonly budget: Budget;
}

/** What a player is offered: each level is measurably stronger than the one before (docs/balance/bots.md). */
export const LEVELS: readonly Level[] = [
  { level: 1, bot: 'random', budget: counted(0) },
  { level: 2, bot: 'scripted', budget: counted(0) },
  { level: 3, bot: 'sampler', budget: counted(200) },
];
