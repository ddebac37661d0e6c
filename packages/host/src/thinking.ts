import { BOTS, type Bot, type GameBot, type Int, type Level, levelOf, playout, timed } from '@turnpoint/bots';
import { determinize, type Game, stream, type Types } from '@turnpoint/kernel';
import { type Odds, Refused } from '@turnpoint/protocol';
import type { Catalogue, ChoiceJob, OddsJob, Thinking } from './outside.ts';

/** Milliseconds at most for one choice: seven bots in a row must not make a person wait long. */
const THINKS = 400;

/** Thinks right here. Adapters let it run in a worker of its own, so that nothing else waits for it. */
export function thinker(catalogue: Pick<Catalogue, 'rules' | 'bot'>, now: () => number): Thinking {
  async function place(job: ChoiceJob | OddsJob): Promise<Place> {
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

    async odds(job) {
      return oddsOf(await place(job), job);
    },
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

interface Place {
  readonly game: Game;
  readonly knows: GameBot<Types>;
  readonly int: (below: number) => number;
}

/**
 * How this seat stands when everybody plays on sensibly from here, over worlds that fit what the whole table could see. The
 * same job always gives the same answer.
 */
function oddsOf(place: Place, { look, seat, worlds }: OddsJob): Odds {
  if (look.outcome !== null) return { value: look.outcome.winners.includes(seat) ? 1 : 0, doubt: 0, worlds };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < worlds; i++) {
    const worth = playout(place, determinize(place.game, look, place.int), seat)[seat] ?? 0;
    sum += worth;
    squares += worth * worth;
  }
  const value = sum / worlds;
  return { value, doubt: Math.sqrt(Math.max(0, squares / worlds - value * value) / worlds), worlds };
}
