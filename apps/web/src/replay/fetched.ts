import type { Summary } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { isOnline, server } from '../client/online.svelte.ts';
import type { Parts } from '../parts/WithMatch.svelte';
import { router } from '../router.svelte.ts';
import { chosen } from '../settings.svelte.ts';
import { type Fetched, Replay } from './replay.svelte.ts';

/**
 * A match that lies on a server is looked at on this device, as a visit: its record is all that is fetched, and what bots
 * find out about it costs the server nothing.
 */
async function here(match: Summary): Promise<Summary> {
  if (!isOnline(match.id)) return match;
  const record = await server.review.record(match.id);
  const id = await door.library.visit(JSON.stringify(record), match.players, match.seats);
  return (await door.library.summary(id)) ?? match;
}

/** Everything that a replay needs before it can be shown. */
export async function replayOf(parts: Parts): Promise<Replay> {
  const match = await here(parts.match);
  const { review } = door;
  const [replayed, story] = await Promise.all([review.replay(match.id), parts.table.story()]);
  const storyTexts = await story.texts(chosen.now.language);
  const sent = Number.parseInt(router.place.query.get('seat') ?? '', 10);
  const seat = sent >= 0 && sent < match.players.length ? sent : null;
  const fetched: Fetched = { ...parts, match, replayed, review, story, storyTexts, seat };
  return new Replay(fetched);
}
