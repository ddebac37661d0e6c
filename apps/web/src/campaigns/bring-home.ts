import type { Summary } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { isOnline, online } from '../client/online.svelte.ts';
import { markOf } from './trees.ts';

/** Missions won with people elsewhere come into the campaign on this device, so that it lasts and goes on without them. */
export async function bringHome(matches: readonly Summary[]): Promise<boolean> {
  const here = new Set(matches.filter(({ id }) => !isOnline(id)).map(markOf));
  const won = matches.filter(
    (match) => isOnline(match.id) && match.outcome?.kind === 'won' && !here.has(markOf(match)),
  );
  for (const { id } of won) {
    const chain = await online().review.chain(id);
    await door.library.import(JSON.stringify(chain), []);
  }
  return won.length > 0;
}
