import type { Summary } from '@turnpoint/protocol';
import { door } from './door.ts';
import { isOnline, server } from './online.svelte.ts';

/**
 * A match that lies on a server is looked at on this device, as a visit: its record is all that is fetched, and played again
 * here before it is believed. What bots find out about it costs the server nothing.
 */
export async function visited(match: Summary): Promise<Summary> {
  if (!isOnline(match.id)) return match;
  const record = await server.review.record(match.id);
  const id = await door.library.visit(JSON.stringify(record), match.players, match.seats);
  return (await door.library.summary(id)) ?? match;
}
