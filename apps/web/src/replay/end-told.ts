import { endOf } from '../match/result.ts';
import type { Replay } from './replay.svelte.ts';
import { say } from './words.ts';

/** "Bo beat Ana, turn 8". */
export function endTold({ fetched, reader, turns }: Replay): string {
  const { outcome } = fetched.match;
  const n = Math.max(0, ...turns.map((turn) => turn.n));
  if (outcome === null) return '';
  const end = endOf(outcome, reader.names);
  return n === 0 ? end : say('replay.ended', { end, n });
}
