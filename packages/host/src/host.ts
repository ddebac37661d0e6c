import { type Door, type Library, type Lobby, Refused, type Review, type Wording, wordsOf } from '@turnpoint/protocol';
import { Gatherings } from './gathering/lobby.ts';
import type { Said, Tables } from './gathering/tables.ts';
import { libraryFor } from './library.ts';
import type { Outside } from './outside.ts';
import { reviewFor } from './review.ts';
import type { Room } from './room.ts';
import { Rooms } from './rooms.ts';
import { seatPort } from './seat-port.ts';
import { Seeds } from './seeds.ts';
import { isTheirs, mayWatch } from './storage.ts';
import { forget } from './together/forget.ts';
import { guestPort, looksLater, mayLookOver } from './together/guests.ts';
import { again, goingOn } from './together/rematch.ts';
import { Talks, talking } from './together/talks.ts';
import { watchPort } from './watch-port.ts';

/** Holds matches and lets seats, bots and clocks act in them. Everything reaches it through somebody's door. */
export interface Host {
  /** The door of one visitor, whose name nothing that comes through it can change. */
  door(who: string): Door & Wording;
  /** Where this visitor finds others to play with; null for a host of one device. */
  lobby(who: string): Lobby | null;
  /** What this person has said at tables, as far as it is still told there. */
  said(who: string): Promise<readonly Said[]>;
  /** A person is gone for good: nothing names them any more, and other people's matches stay. */
  forget(who: string): Promise<void>;
  /** How many matches are in memory. */
  readonly size: number;
}

/** With `tables` people gather here; without, everybody sits at one device. */
export function createHost(outside: Outside, tables: Tables | null = null): Host {
  const rooms = new Rooms(outside);
  const talks = tables === null ? null : new Talks(outside, tables);
  const gatherings = tables === null || talks === null ? null : new Gatherings(outside, rooms, tables, talks);
  const seeds = new Seeds(outside.chance);

  return {
    get size() {
      return rooms.size;
    },

    lobby: (who) => gatherings?.lobby(who) ?? null,

    said: async (who) => talks?.by(who) ?? [],

    forget: (who) => forget({ outside, rooms, tables, gatherings }, who),

    door(who) {
      /** The first who wants to play again, or to go on, opens the table for all. */
      async function rematch(room: Room, owner: string, onward?: object): Promise<string> {
        const { header, aside, match } = room;
        const { terms } = header;
        const lobby = gatherings?.lobby(owner);
        if (lobby === undefined || aside === null || terms === undefined) throw new Refused('one-device');
        if (match.state.outcome === null && !aside.isOff) throw new Refused('not-over');
        if (aside.next !== null) return aside.next;
        const before = { ...header, terms };
        const opened = await lobby.open(onward === undefined ? again(before) : goingOn(before, onward));
        if (!opened.ok) throw new Refused('options-gone');
        return room.change((_, beside) => {
          if (beside.aside === null) return opened.id;
          const next = beside.aside.next ?? opened.id;
          beside.aside = beside.aside.next === null ? { ...beside.aside, next } : beside.aside;
          return next;
        });
      }

      /** Only the rooms of this visitor's matches are used. */
      const theirs = <X>(match: string, use: (room: Room) => X): Promise<X> =>
        rooms.enter(match, (room) => {
          if (!isTheirs(room.header, who)) throw new Refused('no-such-match');
          return use(room);
        });

      // Most sockets ask for neither, and a server has thousands of doors: made when they are first asked for.
      let [library, review]: [Library | null, Review | null] = [null, null];
      return {
        get library() {
          library ??= libraryFor({ outside, rooms, seeds, who });
          return library;
        },
        get review() {
          review ??= reviewFor({ outside, rooms, who });
          return review;
        },
        sit: (match, seat, listener, known = null) =>
          theirs(match, (room) => {
            if (room.header.holders[seat] !== who) throw new Refused('not-your-seat');
            const speaker = { room, who, seat, listener };
            const port = talking(talks, speaker, seatPort(room, seat, listener, known));
            return { ...port, rematch: (onward) => rematch(room, who, onward) };
          }),
        watch: (match, listener, known = null, over = null) =>
          rooms.enter(match, (room) => {
            if (!mayWatch(room.header, who)) throw new Refused('no-such-match');
            const isGuest = !isTheirs(room.header, who);
            if (over !== null && !(isGuest && mayLookOver(room.header, over))) throw new Refused('hands-hidden');
            return looksLater(room.header, who)
              ? guestPort(room, over, listener)
              : watchPort(room, null, listener, known);
          }),
        words: async (look, log) => wordsOf(await outside.catalogue.rules(look.game, look.version), look, log),
        tempo: (match, milliseconds) => theirs(match, ({ tempo }) => tempo.set(milliseconds)),
      };
    },
  };
}
