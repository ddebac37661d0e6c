import { BOTS, LEVELS, timed } from '@turnpoint/bots';
import { type Match, type Seat, stream, type Types } from '@turnpoint/kernel';
import { engineOf } from './engines.ts';
import type { Player } from './protocol.ts';
import { newSeed } from './seeds.ts';
import { turnOf } from './sight.ts';

/** Milliseconds at most for one choice: seven bots in a row must not make a person wait long. */
const THINKS = 400;

export interface BotChoice {
  readonly seat: Seat;
  readonly choice: Types['choice'];
}

/** The choice of the bot whose turn it is. It gets the look of its own seat, as a person would, and nothing else. */
export async function botChoice(match: Match<Types>, players: readonly Player[]): Promise<BotChoice> {
  const seat = turnOf(match.game, match.state);
  const level = LEVELS.find((each) => seat !== null && each.level === players[seat]?.level);
  if (seat === null || level === undefined) throw new Error('no bot is asked');
  const knows = await engineOf(match.game.id).bot();
  const bot = BOTS[level.bot]({ game: match.game, knows, int: stream(newSeed()) });
  return {
    seat,
    choice: bot.choose(
      match.look(seat),
      timed(THINKS, () => performance.now(), level.budget.playouts),
    ),
  };
}
