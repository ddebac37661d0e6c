import type { GameBot, MakeBot } from './bot.ts';
import { type Budget, counted } from './budget.ts';
import { greedy } from './greedy.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';
import { sampler } from './sampler.ts';
import { scripted } from './scripted.ts';
import { searcher } from './searcher.ts';
import { casual, gentle } from './softened.ts';

export const BOTS = { random, gentle, casual, greedy, scripted, sampler, planner, searcher } as const satisfies Record<
  string,
  MakeBot
>;
export type BotId = keyof typeof BOTS;
export const BOT_IDS = Object.keys(BOTS) as BotId[];

export function isBotId(id: string): id is BotId {
  return Object.hasOwn(BOTS, id);
}

export interface Level {
  readonly level: number;
  /** As programs and people name it. */
  readonly name: string;
  readonly bot: BotId;
  readonly budget: Budget;
}

/**
 * What a player is offered: each is measurably stronger than the one before (docs/balance/bots.md). A level's number is its name
 * in stored matches and says nothing of its strength.
 */
export const LEVELS: readonly Level[] = [
  { level: 1, name: 'beginner', bot: 'random', budget: counted(0) },
  { level: 4, name: 'easy', bot: 'gentle', budget: counted(0) },
  { level: 5, name: 'medium', bot: 'casual', budget: counted(0) },
  { level: 2, name: 'hard', bot: 'scripted', budget: counted(0) },
  { level: 3, name: 'expert', bot: 'sampler', budget: counted(200) },
];

/** The third level where turns are planned. */
const PLANNING: Level = { level: 3, name: 'expert', bot: 'planner', budget: counted(160) };

/** Who plays a level in a game that teaches its bots so; undefined where there is no such level. */
export function levelOf(level: number, { plansTurns }: Pick<GameBot<never>, 'plansTurns'>): Level | undefined {
  return plansTurns !== undefined && level === PLANNING.level ? PLANNING : LEVELS.find((each) => each.level === level);
}
