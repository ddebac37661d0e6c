import type { Ruling } from '@turnpoint/kernel';
import type { Mission } from '../../../content/missions/index.ts';
import type { Clause } from '../../clauses.ts';
import type { ShipMap } from '../../state/map.ts';

/** What is wrong with a mission file: the clause that it breaks, and a sentence. */
export type Fault = Ruling<Clause>;

/** One check of a mission whose shape is right and whose tiles lie well. */
export type Check = (mission: Mission, map: ShipMap) => Fault[];
