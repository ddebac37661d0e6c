import type { Viewer } from '@turnpoint/kernel';
import type { Known, Listener, WatchPort } from '@turnpoint/protocol';
import type { Room } from './room.ts';
import { lookBack } from './sight.ts';
import { takingBack } from './together/take-back.ts';
import { Viewpoint } from './viewpoint.ts';
import { ordersOf } from './windows/orders.ts';

/** A port that can only look; the room stays in memory until it is closed. */
export function watchPort(room: Room, viewer: Viewer, listener: Listener | null, known: Known | null): WatchPort {
  const policy = takingBack(room.header);
  return watchThrough(room, viewer, listener === null ? null : new Viewpoint({ viewer, policy }, listener, known));
}

/** The same with a viewpoint that somebody else asks too; without one nothing is pushed. */
export function watchThrough(room: Room, viewer: Viewer, viewpoint: Viewpoint | null): WatchPort {
  let isOpen = true;

  function leave(): void {
    isOpen = false;
    if (viewpoint !== null) room.audience.viewpoints.delete(viewpoint);
    room.leave();
    room.attendance.follow();
  }

  room.enter();
  try {
    if (viewpoint !== null) {
      room.audience.viewpoints.add(viewpoint);
      viewpoint.push(room.match, ordersOf(room.aside, viewpoint.seat));
      room.onChange();
      room.showCompany();
    }
  } catch (fault) {
    leave();
    throw fault;
  }
  return {
    lookBack: async (step) => lookBack(room.match, viewer, step),
    text: async () => room.game.text(room.match.look(viewer)),
    async close() {
      if (!isOpen) return;
      leave();
      if (!room.isWatched) await room.keepNote();
    },
  };
}
