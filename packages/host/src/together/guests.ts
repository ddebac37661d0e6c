import type { Match, Seat, Types } from '@turnpoint/kernel';
import type { Listener, WatchPort } from '@turnpoint/protocol';
import type { Outside } from '../outside.ts';
import type { Room } from '../room.ts';
import { lookBack } from '../sight.ts';
import type { Header } from '../storage.ts';
import { Viewpoint } from '../viewpoint.ts';
import { takingBack } from './take-back.ts';
import { DELAY } from './timing.ts';

export function looksLater({ terms }: Header): boolean {
  return terms?.spectators === 'delayed' || terms?.spectators === 'open';
}

/** May guests see this seat's hand? */
export function mayLookOver({ terms, players }: Header, seat: Seat): boolean {
  return terms?.spectators === 'open' && seat < players.length;
}

/** A port of somebody without a seat who sees the table later than those who play: nothing they tell helps anybody. */
export function guestPort(room: Room, over: Seat | null, listener: Listener | null): WatchPort {
  const viewing = { viewer: over, isGuest: true, policy: takingBack(room.header) };
  const viewpoint = listener === null ? null : new Viewpoint(viewing, listener, null);
  const then = () => asBefore(room, room.now());
  let isOpen = true;
  room.enter();
  if (viewpoint !== null) {
    room.audience.guests.add(viewpoint);
    room.onChange();
    room.showCompany();
  }
  return {
    lookBack: async (step) => lookBack(then(), over, step),
    text: async () => room.game.text(then().look(over)),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      if (viewpoint !== null) room.audience.guests.delete(viewpoint);
      room.leave();
    },
  };
}

/** The match as it stood a while ago. */
function asBefore({ match, aside }: Room, now: number): Match<Types> {
  const { step } = aside?.asked.findLast(({ at }) => at <= now - DELAY) ?? { step: 0 };
  if (step >= match.length) return match;
  const then = match.copy();
  then.cutBack(step);
  return then;
}

/** Guests are shown what happened when its time has come. */
export function letGuestsFollow(room: Room, { time }: Outside): () => void {
  let isDue = false;

  return function follow(): void {
    if (room.audience.guests.size === 0) return;
    const now = time.now();
    const then = asBefore(room, now);
    for (const guest of room.audience.guests) guest.push(then, null);
    const next = room.aside?.asked.find(({ at }) => at > now - DELAY);
    if (isDue || next === undefined) return;
    isDue = true;
    time.after(next.at + DELAY - now, () => {
      isDue = false;
      follow();
    });
  };
}
