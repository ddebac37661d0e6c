import type { Out } from '@turnpoint/ui';
import type { Look } from '../../rules/types.ts';
import { seatStates } from '../rail/seat-state.ts';
import { whyOut } from './ending.ts';

/** The viewer's line has ended and others play on. */
export function outOf({ view, seat, outcome }: Look): Out | null {
  if (seat === null || outcome !== null || view.players[seat]?.out == null) return null;
  const place = seatStates(view, seat, null).findIndex((one) => one.isYou) + 1;
  const playing = view.players.filter((player) => player.out === null).length;
  return { place, why: whyOut(view, seat), playing };
}
