import type { Table, Who } from '../../types.ts';
import { CREW_POWERS } from './crew.ts';
import { FIGHT_POWERS } from './fight.ts';
import { ITEM_POWERS } from './items.ts';
import type { Power } from './power.ts';
import { REWARD_POWERS } from './rewards.ts';
import { SHIP_POWERS } from './ship.ts';

const POWERS: Readonly<Record<string, Power>> = {
  ...CREW_POWERS,
  ...FIGHT_POWERS,
  ...SHIP_POWERS,
  ...ITEM_POWERS,
  ...REWARD_POWERS,
};

export const powerOf = (id: string): Power => POWERS[id] as Power;

/** Is there something to name, or nothing that must be? */
export function canBegin(t: Table, who: Who, id: string): boolean {
  const options = POWERS[id]?.options(t, who, []);
  return options === null || (options !== undefined && options.length > 0);
}
