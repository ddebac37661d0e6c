import { isPlace } from '../content/index.ts';
import type { Mark, State } from '../rules/index.ts';

const ON_PLACES: readonly Mark['what'][] = ['RESTRICT', 'LOCKDOWN', 'CONTAMINATE', 'disabled agenda'];

/** What holds in every state that can be reached; the first thing that does not, in words. */
export function unsound({ table: t }: State): string | null {
  const isOn = (no: number) => t.operators[no]?.zone === 'board';
  for (const [no, op] of t.operators.entries()) {
    if (isOn(no) !== isPlace(op.at)) return `operator ${no} is ${op.zone} at ${op.at}`;
    if (op.armor < 0 || op.damage < 0 || op.disabled < 0 || op.disabled > 2) return `numbers of operator ${no}`;
    if (op.felled && op.disabled === 0) return `operator ${no} fell and is active`;
    if (!isOn(no) && op.armor + op.damage + op.disabled > 0) return `something is left on operator ${no}`;
  }
  for (const { id, card, on, at } of t.gear) {
    const carrier = t.operators[id >> 1];
    if (on < 0 ? !isPlace(at) : !isOn(on)) return `${card} is nowhere`;
    if (carrier?.techs[id & 1] !== card || carrier.slots[id & 1] !== 'used') return `${card} was not used`;
  }
  for (const { what, on, until } of t.marks) {
    if (ON_PLACES.includes(what) ? !isPlace(on) : !isOn(on)) return `${what} on ${on}`;
    if (typeof until === 'number' && t.gear.every(({ id }) => id !== until)) return `${what} outlasts its tech`;
  }
  const isSpent = t.players.some(({ charge, points }) => charge < 0 || Math.min(...points) < 0);
  return isSpent ? 'more was spent than there was' : null;
}
