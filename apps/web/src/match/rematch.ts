import type { Level, Summary } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { go } from '../router.svelte.ts';
import { atLevel } from './next-level.ts';

/**
 * The same seats and options with a new deal; a daily puzzle comes again as it was, and a match of a campaign goes on from
 * the same one once more. With a level: against bots of that level.
 */
export async function rematch(match: Summary, level?: Level): Promise<void> {
  const { game, options, daily, follows } = match;
  const players = level === undefined ? match.players : atLevel(match.players, level);
  const deal = daily === null ? { ticket: (await door.library.deal()).ticket } : { daily };
  const created = await door.library.create({ game, options, players, deal, ...(follows !== null && { follows }) });
  if (created.ok) go(`/match/${created.id}`);
}
