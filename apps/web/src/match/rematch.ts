import type { Summary } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { go } from '../router.svelte.ts';

/**
 * The same seats and options with a new deal; a daily puzzle comes again as it was, and a match of a campaign goes on from
 * the same one once more.
 */
export async function rematch({ game, options, players, daily, follows }: Summary): Promise<void> {
  const deal = daily === null ? { ticket: (await door.library.deal()).ticket } : { daily };
  const created = await door.library.create({ game, options, players, deal, ...(follows !== null && { follows }) });
  if (created.ok) go(`/match/${created.id}`);
}
