export { type Arena, type ArenaResult, arena, type Entrant, type Standing } from './arena.ts';
export type { Bot, GameBot, Int, MakeBot, Place } from './bot.ts';
export { type Budget, counted, timed } from './budget.ts';
export { greedy } from './greedy.ts';
export { BOT_IDS, BOTS, type BotId, isBotId, LEVELS, type Level } from './levels.ts';
export { random } from './random.ts';
export { askedSeat, type Run, runMatch, type Sitting } from './run.ts';
export { sampler } from './sampler.ts';
export { scripted } from './scripted.ts';
