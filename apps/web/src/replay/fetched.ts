import type { Seat } from '@turnpoint/kernel';
import type { Review } from '@turnpoint/protocol';
import { door } from '../client/door.ts';
import { visited } from '../client/visited.ts';
import { checkDeal } from '../match/check-deal.ts';
import type { Parts } from '../parts/WithMatch.svelte';
import { router } from '../router.svelte.ts';
import { chosen } from '../settings.svelte.ts';
import { type Fetched, Replay } from './replay.svelte.ts';

/** Everything that a replay needs before it can be shown. */
export async function replayOf(parts: Parts, asked: Seat | null = null, tellFor: Fetched['tellFor'] = () => {}) {
  const match = await visited(parts.match);
  const { review } = door;
  // A match on a server is shown as a copy, and of its parts the copy knows nothing.
  const check: Review['check'] = (id) => (id === match.id ? checkDeal(parts.match) : review.check(id));
  const [replayed, story] = await Promise.all([review.replay(match.id), parts.table.story()]);
  const storyTexts = await story.texts(chosen.now.language);
  const sent = Number.parseInt(router.place.query.get('seat') ?? '', 10);
  const seat = asked ?? (sent >= 0 && sent < match.players.length ? sent : null);
  const fetched: Fetched = { ...parts, match, replayed, review, check, story, storyTexts, seat, tellFor };
  return new Replay(fetched);
}
