import { nextSeer, seersOf } from './eyes.ts';
import type { Command } from './keys.ts';
import type { Replay } from './replay.svelte.ts';

/** What the page does beside moving the playhead. */
export interface Ways {
  branch(): void;
  branches(): void;
  better(): void;
  quiz(): void;
  share(): void;
  keys(): void;
  /** To the story; from there, of a branch, to what it left. */
  back(): void;
}

type Kind = Command['kind'];
type Of<K extends Kind> = Extract<Command, { readonly kind: K }>;

const ACTS: { readonly [K in Kind]: (replay: Replay, command: Command & Of<K>, ways: Ways) => unknown } = {
  step: ({ playback }, { by }) => playback.go(playback.step + by),
  turn: (replay, { by }) => replay.turnBy(by),
  point: (replay, { by }) => replay.pointBy(by),
  nth(replay, { n }) {
    const point = replay.chances.points[n - 1];
    if (point !== undefined) replay.toPoint(point);
  },
  speed: ({ playback }, { by }) => playback.faster(by),
  start: ({ playback }) => playback.go(0),
  end: ({ playback }) => playback.go(playback.last),
  play: ({ playback }) => playback.play(),
  eyes: ({ playback, own, fetched }) =>
    playback.see(nextSeer(seersOf(fetched.match.players.length, own), playback.eyes)),
  branch: (_, __, ways) => ways.branch(),
  branches: (_, __, ways) => ways.branches(),
  better: (_, __, ways) => ways.better(),
  quiz: (_, __, ways) => ways.quiz(),
  share: (_, __, ways) => ways.share(),
  keys: (_, __, ways) => ways.keys(),
  back: (_, __, ways) => ways.back(),
};

/** What keys mean otherwise where a decision is looked at: they go from one to another. */
export function obeyInBetter(command: Command, { better, chances }: Replay): boolean {
  if (command.kind === 'point') better.momentBy(command.by);
  else if (command.kind === 'nth') {
    const turn = chances.points[command.n - 1]?.turn;
    if (turn !== undefined && better.moments.includes(turn)) better.show(turn);
  } else return false;
  return true;
}

/** Does what a key asks. */
export function obey(command: Command, replay: Replay, ways: Ways): void {
  (ACTS[command.kind] as (replay: Replay, command: Command, ways: Ways) => unknown)(replay, command, ways);
}
