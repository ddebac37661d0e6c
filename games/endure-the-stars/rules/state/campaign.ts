import type { Seat } from '@turnpoint/kernel';
import type { SurvivorId } from '../../content/index.ts';
import type { Survivor } from './survivor.ts';
import type { ResolveView } from './views.ts';

/** A survivor between two missions (ETS-21.5, 21.6). */
export interface Veteran
  extends Readonly<
    Pick<Survivor, 'id' | 'seat' | 'health' | 'resolve' | 'injuries' | 'body' | 'head' | 'packs' | 'goal'>
  > {
  /** As everybody sees them: what lies face down is dealt anew, by its number (ETS-RM58). */
  readonly resolves: readonly ResolveView[];
}

/** What a won mission hands on to the next of its campaign: nothing of it is secret (ETS-RM58). */
export interface SoFar {
  readonly campaign: string;
  /** Missions won, in their order. */
  readonly won: readonly string[];
  /** Everybody who has been in the team; the dead do not come back (ETS-21.9, 21.11). */
  readonly used: readonly SurvivorId[];
  readonly team: readonly Veteran[];
  /** Refuge Events that have not come yet, sorted. */
  readonly refugeDeck: readonly string[];
  /** The seats of those who died in the last mission. */
  readonly vacant: readonly Seat[];
  /** What was agreed for its first mission holds for all (ETS-3.14). */
  readonly timed?: true;
}
