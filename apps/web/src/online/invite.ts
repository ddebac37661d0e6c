import { beKnownAs } from '../client/identity.ts';
import { nameOnline, server } from '../client/online.svelte.ts';
import type { SeatSetUp } from '../client/players.ts';
import { goSit } from '../client/sit-at.ts';
import { change, chosen } from '../settings.svelte.ts';
import { placeFor } from './place-for.ts';
import type { Agreement } from './terms.ts';

interface Invited {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatSetUp[];
  readonly agreement: Agreement;
}

/**
 * Opens a table for these seats on the server. The first person's is for whoever opens it, who sits down there if they have a
 * name; the others stay open for whoever gets the link, or are kept for who was named.
 */
export async function invite({ game, options, seats, agreement }: Invited): Promise<void> {
  const own = seats.findIndex(({ kind }) => kind === 'person');
  const name = seats[own]?.name.trim() || chosen.now.name.trim();
  if (name !== '') change({ name });
  if ((await nameOnline()) === null) await beKnownAs(name || 'Guest');
  const places = seats.map((seat, at) => placeFor(at === own ? { ...seat, name: '' } : seat));
  const opened = await server.lobby.open({ game, options, places, ...agreement });
  if (!opened.ok) throw new Error(`the server refuses this table (${opened.ruling.clause})`);
  goSit(opened.id, own);
}
