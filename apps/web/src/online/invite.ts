import type { NewGathering } from '@turnpoint/protocol';
import { beKnownAs } from '../client/identity.ts';
import { nameOnline, server } from '../client/online.svelte.ts';
import type { SeatSetUp } from '../client/players.ts';
import { go } from '../router.svelte.ts';
import { chosen } from '../settings.svelte.ts';
import type { Agreement } from './terms.ts';

interface Invited {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatSetUp[];
  readonly agreement: Agreement;
}

/** Opens a table for these seats on the server: persons' places stay open for whoever gets the link. */
export async function invite({ game, options, seats, agreement }: Invited): Promise<void> {
  if ((await nameOnline()) === null) await beKnownAs(chosen.now.name.trim() || 'Guest');
  const places = seats.map(({ kind, level }): NewGathering['places'][number] =>
    kind === 'bot' ? { kind, level } : { kind: 'open' },
  );
  const opened = await server.lobby.open({ game, options, places, ...agreement });
  if (!opened.ok) throw new Error(`the server refuses this table (${opened.ruling.clause})`);
  go(`/join/${opened.id}`);
}
