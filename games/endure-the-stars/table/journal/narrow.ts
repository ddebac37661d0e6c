import type { View } from '../../rules/types.ts';
import type { Told } from './told.ts';

/** At most so many are told of one mission. */
const MOST = 2;
const WORTH = 10;

/**
 * Narrow escapes: where somebody was down to 1 Health and lived to the end. Health is reckoned back from the end, for the
 * log says every loss and every gain.
 */
export function narrowIn(row: readonly Told[], { team }: View): { readonly at: number; readonly worth: number }[] {
  const health = team.map((one) => one.health);
  const first = new Map<number, number>();
  for (let at = row.length - 1; at >= 0; at--) {
    const { entry, round } = row[at] as Told;
    if (round === 0) break;
    if (entry.type !== 'hurt' && entry.type !== 'healed') continue;
    const after = health[entry.who] ?? 0;
    if (entry.type === 'hurt' && after === 1 && team[entry.who]?.fate !== 'dead') first.set(entry.who, at);
    health[entry.who] = entry.type === 'hurt' ? after + entry.health : after - entry.health;
  }
  return [...first.values()]
    .sort((a, b) => a - b)
    .slice(0, MOST)
    .map((at) => ({ at, worth: WORTH }));
}
