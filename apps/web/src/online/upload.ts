import type { Summary } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { beGuest } from '../client/identity.ts';
import { server } from '../client/online.svelte.ts';
import { placeFor } from './place-for.ts';
import { USUAL } from './terms.ts';

/**
 * Takes a match of this device to the server, where it goes on: opens a table whose persons' places are free for whoever gets
 * the link. Gives its id; throws a sentence that says what stands in the way.
 */
export async function upload({ id, game, players }: Summary): Promise<string> {
  const record = await door.library.handOver(id);
  await beGuest();
  const made = {
    game,
    options: record.options,
    places: players.map(placeFor),
    brought: JSON.stringify(record),
    ...USUAL,
  };
  const opened = await server.lobby.open(made);
  if (!opened.ok) throw new Error(`the server refuses this match (${opened.ruling.clause})`);
  return opened.id;
}
