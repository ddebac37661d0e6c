import { BOTS, type Bot, type GameBot, type Int, type Level, levelOf, type Place, timed } from '@turnpoint/bots';
import { type Game, stream, type Types } from '@turnpoint/kernel';
import { Refused } from '@turnpoint/protocol';
import type { Catalogue, ChoiceJob, Thinking } from './outside.ts';
import { comparisonOf, oddsFor, trialOf } from './played-on.ts';

/** Milliseconds at most for one choice: seven bots in a row must not make a person wait long. */
export const THINKS = 400;

/** Thinks right here. Adapters let it run in a worker of its own, so that nothing else waits for it. */
export function thinker(catalogue: Pick<Catalogue, 'rules' | 'bot'>, now: () => number): Thinking {
  async function place(job: Pick<ChoiceJob, 'game' | 'version' | 'seed'>): Promise<Place<Types>> {
    const [game, knows] = await Promise.all([catalogue.rules(job.game, job.version), catalogue.bot(job.game)]);
    return { game, knows, int: stream(job.seed) };
  }

  const kept = new Map<string, Sitting>();
  /** One for each game and level, kept: who has planned a turn goes on with it. */
  async function sitting(job: ChoiceJob): Promise<Sitting> {
    const key = JSON.stringify([job.game, job.version, job.level]);
    const { game, knows } = await place(job);
    const level = levelOf(job.level, knows);
    if (level === undefined) throw new Refused('no-such-level');
    const known = kept.get(key) ?? sit(level, game, knows);
    kept.set(key, known);
    return known;
  }

  return {
    async choose(job) {
      const { bot, level, draw } = await sitting(job);
      draw(stream(job.seed));
      return bot.choose(job.look, timed(THINKS, now, level.budget.playouts));
    },

    odds: async (job) => oddsFor(await place(job), job),
    tryTurns: async (job) => trialOf(await place(job), job),
    compare: async (job) => comparisonOf(await place(job), job),
  };
}

interface Sitting {
  readonly bot: Bot<Types>;
  readonly level: Level;
  /** Gives it the chance of its next choice. */
  draw(int: Int): void;
}

function sit(level: Level, game: Game, knows: GameBot<Types>): Sitting {
  let current: Int = () => 0;
  const bot = BOTS[level.bot]({ game, knows, int: (below) => current(below) });
  const draw = (int: Int) => {
    current = int;
  };
  return { bot, level, draw };
}
