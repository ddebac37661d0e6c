import { hall } from '../client/hall.ts';
import { go } from '../router.svelte.ts';
import type { Summary } from '../worker/protocol.ts';

/** The same seats and options with a new deal; a daily puzzle comes again as it was. */
export async function rematch({ game, options, players, daily }: Summary): Promise<void> {
  const deal = daily === null ? { ticket: (await hall.deal()).ticket } : { daily };
  const created = await hall.create({ game, options, players, deal });
  if (created.ok) go(`/match/${created.id}`);
}
