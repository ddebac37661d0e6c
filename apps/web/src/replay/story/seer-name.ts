import type { SeenBy } from '../eyes.ts';
import type { Replay } from '../replay.svelte.ts';
import { say } from '../words.ts';

export function seerName(replay: Replay, seer: SeenBy): string {
  if (seer === 'open') return say('replay.eyes-open');
  return replay.isYou(seer) ? say('replay.eyes-you') : replay.nameOf(seer);
}
