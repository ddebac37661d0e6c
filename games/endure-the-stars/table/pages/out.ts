import type { Message } from '@turnpoint/kernel';
import type { Out } from '@turnpoint/ui';
import type { Look } from '../../rules/types.ts';

/** All whom the viewer leads are dead or have left the ship, and others play on. */
export function outOf({ view, seat, outcome, asked }: Look): Out | null {
  if (seat === null || outcome !== null || view.phase === 'refuge' || asked.includes(seat)) return null;
  const own = view.team.filter((one) => one.seat === seat);
  if (own.length === 0 || own.some(({ fate }) => fate === 'living')) return null;
  const safe = own.filter(({ fate }) => fate === 'left');
  const who: Message[] = (safe.length > 0 ? safe : own).map(({ id }) => ({ key: `survivor.${id}` }));
  const others = new Set(view.team.filter(({ fate }) => fate === 'living').map((one) => one.seat));
  const key = safe.length > 0 ? 'ending.out-left' : 'ending.out-died';
  return { place: null, why: { key, args: { who: { list: who }, n: who.length } }, playing: others.size };
}
