import type { Door, Summary } from '@turnpoint/protocol';
import { markOf } from '../client/once.ts';
import { isOnline } from '../client/online.svelte.ts';

interface Doors {
  readonly here: { readonly library: Pick<Door['library'], 'import'> };
  readonly there: { readonly review: Pick<Door['review'], 'chain'> };
}

/**
 * Missions won with people elsewhere come into the campaign on this device, so that it lasts and goes on without them.
 * Whether any did.
 */
export async function bringHome(matches: readonly Summary[], { here, there }: Doors): Promise<boolean> {
  const known = new Set(matches.filter(({ id }) => !isOnline(id)).map(markOf));
  const won = matches.filter(
    (match) => isOnline(match.id) && match.outcome?.kind === 'won' && !known.has(markOf(match)),
  );
  for (const { id } of won) await here.library.import(JSON.stringify(await there.review.chain(id)), []);
  return won.length > 0;
}
