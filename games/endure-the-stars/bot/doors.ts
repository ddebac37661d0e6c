import { shipOf } from '../rules/board/ship.ts';
import { settable } from '../rules/effects/powers/power.ts';
import type { Choice, DoorId, ZoneId } from '../rules/index.ts';
import { FAR, nearest } from './chart.ts';
import { goalsOf } from './goals.ts';
import { damageOfFoe, type Turn, zoneAt } from './turn.ts';

/** A way that is shut is worth opening about this much, in Health. */
const WAY = 2;

const beyond = ({ view, from }: Turn, door: DoorId): ZoneId => {
  const [a, b] = shipOf(view).doorways[door]?.between ?? [from, from];
  return a === from ? b : a;
};

/** What setting a door of one's own zone is worth: it shuts out who stands behind it, or opens the way to the goal. */
export function doorWorth(turn: Turn, choice: Choice): number {
  if (choice.kind !== 'door') return -1;
  const other = beyond(turn, choice.door);
  if (choice.to === 'open') return isShutIn(turn) ? WAY : -1;
  const foes = turn.foes.get(other) ?? [];
  if (turn.foes.has(turn.from) || turn.mates.some((mate) => zoneAt(turn, mate) === other)) return -1;
  return foes.reduce((sum, figure) => sum + damageOfFoe(turn, figure), 0) - 1;
}

/** Is there no way to the goal? */
const isShutIn = (turn: Turn): boolean => nearest(turn.view, turn.from, goalsOf(turn)) >= FAR;

/** What a spike is worth in the best door of the zone, open or locked. */
export const spikeWorth = (turn: Turn): number =>
  Math.max(
    -1,
    ...settable(turn.table, (zone) => zone === turn.from).flatMap((choice) =>
      choice.kind === 'door' ? (['open', 'locked'] as const).map((to) => doorWorth(turn, { ...choice, to })) : [],
    ),
  );
