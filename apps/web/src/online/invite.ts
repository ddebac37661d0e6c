import type { NewGathering } from '@turnpoint/protocol';
import { beKnownAs, nameOnline, online } from '../client/online.svelte.ts';
import type { SeatSetUp } from '../client/players.ts';
import { go } from '../router.svelte.ts';
import { chosen } from '../settings.svelte.ts';

/** Opens a table for these seats on the server: persons' places stay open for whoever gets the link. */
export async function invite(game: string, options: object, seats: readonly SeatSetUp[]): Promise<void> {
  if ((await nameOnline()) === null) await beKnownAs(chosen.now.name.trim() || 'Guest');
  const places = seats.map(({ kind, level }): NewGathering['places'][number] =>
    kind === 'bot' ? { kind, level } : { kind: 'open' },
  );
  const terms = { undo: 'until-next', clock: null, spectators: 'public', standIn: 2 } as const;
  const opened = await online().lobby.open({ game, options, places, terms, listed: false });
  if (!opened.ok) throw new Error(`the server refuses this table (${opened.ruling.clause})`);
  go(`/join/${opened.id}`);
}
