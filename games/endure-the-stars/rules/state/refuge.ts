import type { ItemId } from '../../content/index.ts';
import type { Place } from '../../content/refuge/index.ts';

/** A visit to The Refuge between two missions. */
export interface Refuge {
  /** Rounds that the team may still stay for (ETS-22.10). */
  track: number;
  /** On offer at the Trading Post (ETS-22.17). */
  goods: readonly ItemId[];
  /** Cards that the next purchase costs. */
  price: number;
  /** Places that are closed in this round, and what is added to rolls in it. */
  closed: readonly Place[];
  better: Readonly<Partial<Record<Place, number>>>;
}
