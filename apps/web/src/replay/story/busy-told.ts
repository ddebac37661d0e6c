import type { Chances } from '../chances.svelte.ts';
import { say } from '../words.ts';

/** How far the chances are: first the whole graph, then the largest swings more closely. */
export function busyTold({ isDrawn, games: { done, of } }: Chances): string {
  return isDrawn ? say('turning.closely') : say('turning.busy', { n: done, of });
}
