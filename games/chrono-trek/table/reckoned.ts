import type { Index } from '../content/index.ts';
import type { Turned } from '../rules/entry.ts';
import type { MissionStatus } from '../rules/mission.ts';
import type { PlayKind } from '../rules/pause/index.ts';

/** What some flips would change, and how the reader's mission would stand then. */
export interface Ahead {
  /** Linchpins first, then the Ripplepoints in time order. */
  readonly turned: readonly Turned[];
  /** Spots whose Fracture would be discarded. */
  readonly falls: readonly Index[];
  /** Spots of Fractures whose condition would be true. */
  readonly fits: readonly Index[];
  readonly mission: MissionStatus | null;
}

/** What the rules make of a look for this table. */
export interface Reckoned {
  /** By seat: the reader's own mission, and those of others whose ID the reader has seen. */
  readonly missions: readonly (MissionStatus | null)[];
  /** What flipping each Linchpin would change, on top of what is named already. */
  readonly flips: Readonly<Partial<Record<Index, Ahead>>>;
  /** What the announced card, or the part of it that is named, would change. */
  readonly announced: Ahead | null;
  /** Spots of Fractures whose condition is true. */
  readonly fits: readonly Index[];
  /** What the play that waits for answers is about; empty when none waits. */
  readonly kinds: readonly PlayKind[];
}

export const NOTHING: Reckoned = { missions: [], flips: {}, announced: null, fits: [], kinds: [] };
