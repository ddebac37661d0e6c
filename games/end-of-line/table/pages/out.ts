import type { Out } from '@turnpoint/ui';
import type { Look } from '../../rules/types.ts';
import { partnerOf } from '../draw/ahead.ts';
import { seatStates } from '../rail/seat-state.ts';
import { whyOut } from './ending.ts';

/** The viewer's line has ended and others play on. */
export function outOf({ view, seat, outcome }: Look): Out | null {
  if (seat === null || outcome !== null || view.players[seat]?.out == null) return null;
  // EOL-8.10, 10.12: partners have no places of their own.
  const isTogether = partnerOf(view.mode, seat) !== null;
  const place = isTogether ? null : seatStates(view, seat, null).findIndex((one) => one.isYou) + 1;
  const playing = view.players.filter((player) => player.out === null).length;
  return { place, why: whyOut(view, seat), playing };
}
