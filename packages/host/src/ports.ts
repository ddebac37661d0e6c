import { entriesFor, isAsked, look, play, type Seat, type Types, type Viewer } from '@turnpoint/kernel';
import type { Listener, SeatPort, WatchPort } from '@turnpoint/protocol';
import type { Room } from './room.ts';
import { lookBack } from './sight.ts';
import { Stale } from './storage.ts';
import { Viewpoint } from './viewpoint.ts';

/** A port that can only look; the room stays in memory until it is closed. */
export function watchPort(room: Room, viewer: Viewer, listener: Listener | null): WatchPort {
  const viewpoint = listener === null ? null : new Viewpoint(viewer, listener);
  let isOpen = true;
  room.enter();
  if (viewpoint !== null) {
    room.viewpoints.add(viewpoint);
    viewpoint.push(room.match);
    room.onChange();
  }
  return {
    lookBack: async (step) => lookBack(room.match, viewer, step),
    text: async () => room.game.text(room.match.look(viewer)),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      if (viewpoint !== null) room.viewpoints.delete(viewpoint);
      room.leave();
      if (!room.isWatched) await room.keepNote();
    },
  };
}

/** A seat: bound to one room and one place in it, so no call can name another. */
export function seatPort(room: Room, seat: Seat, listener: Listener | null): SeatPort {
  return {
    ...watchPort(room, seat, listener),

    owes: async () => isAsked(room.game, room.match.state, seat),

    async choose(choices, at) {
      try {
        return await room.change((match) => {
          if (match.look(seat).step !== at) return { kind: 'stale' };
          const chosen = match.chooseAll(seat, choices as readonly Types['choice'][]);
          return chosen.ok ? { kind: 'done' } : { kind: 'refused', ruling: chosen.ruling, at: chosen.at };
        });
      } catch (fault) {
        if (fault instanceof Stale) return { kind: 'stale' };
        throw fault;
      }
    },

    undo: (to) =>
      room.change((match) => {
        const refused = match.cannotUndo(seat);
        const goal = to ?? match.length - 1;
        while (match.length > goal && match.undo(seat) === null);
        return refused;
      }),

    why: async (choice) => room.match.ruling(seat, choice),

    async foresee(choices) {
      const { match, game } = room;
      let state = match.stateAt(match.shownTo(seat));
      const entries: Types['entry'][] = [];
      for (const choice of choices) {
        const played = play(game, state, seat, choice as Types['choice']);
        if (!played.ok) return null;
        if (played.sealed) return { sealed: true };
        state = played.state;
        entries.push(...entriesFor(played.log, seat));
      }
      return { sealed: false, look: look(game, state, seat), entries };
    },
  };
}
