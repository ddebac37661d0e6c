import type { Replay } from '../replay.svelte.ts';
import { say } from '../words.ts';

/** "round 5" where the game has rounds, else the turn: when a decision was to be made. */
export function whenOf(replay: Replay, at: number): string {
  const turn = replay.turns[at];
  const before = replay.playback.steps[Math.max(0, (turn?.first ?? 1) - 1)];
  if (before?.round != null) return say('replay.round-n', { round: before.round });
  return turn === undefined ? '' : replay.titleOf(turn);
}
