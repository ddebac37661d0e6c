import type { Match, Seat, Types } from '@turnpoint/kernel';
import type { Company, Listener, WatchPort } from '@turnpoint/protocol';
import { noteOf } from '../note.ts';
import type { Outside } from '../outside.ts';
import type { Room } from '../room.ts';
import { lookBack, matchAt } from '../sight.ts';
import { type Header, isTheirs, type Note } from '../storage.ts';
import { Guest } from './guest.ts';
import { takingBack } from './take-back.ts';
import { DELAY } from './timing.ts';

/** Does this visitor, who has no seat, see the table later than those who play? */
export function looksLater(header: Header, who: string): boolean {
  const { spectators } = header.terms ?? {};
  return !isTheirs(header, who) && (spectators === 'delayed' || spectators === 'open');
}

/** May guests see this seat's hand? */
export function mayLookOver({ terms, players }: Header, seat: Seat): boolean {
  return terms?.spectators === 'open' && seat < players.length;
}

/** A port of somebody without a seat who sees the table later than those who play. */
export function guestPort(room: Room, over: Seat | null, listener: Listener | null): WatchPort {
  const guest = listener === null ? null : new Guest(over, listener, takingBack(room.header));
  const then = () => asBefore(room, room.now());
  const viewer = () => (handsAreOpen(room, room.now()) ? over : null);
  let isOpen = true;

  function leave(): void {
    isOpen = false;
    if (guest !== null) room.audience.guests.delete(guest);
    room.leave();
  }

  room.enter();
  try {
    if (guest !== null) {
      room.audience.guests.add(guest);
      room.onChange();
      room.showCompany();
    }
  } catch (fault) {
    leave();
    throw fault;
  }
  return {
    lookBack: async (step) => lookBack(then(), viewer(), step),
    text: async () => room.game.text(then().look(viewer())),
    async close() {
      if (isOpen) leave();
    },
  };
}

/** The match as it stood a while ago. */
function asBefore(room: Room, now: number): Match<Types> {
  const step = stepBefore(room, now);
  return step >= room.match.length ? room.match : matchAt(room.match, step);
}

/** The question that stood then; the deal, before there was any. */
function stepBefore(room: Pick<Room, 'aside'>, now: number): number {
  return questionBefore(room, now)?.step ?? 0;
}

function questionBefore({ aside }: Pick<Room, 'aside'>, now: number) {
  return aside?.asked.findLast(({ at }) => at <= now - DELAY);
}

/** What was dealt just now is nobody's to see yet: hands lie open when they, too, are that old. */
function handsAreOpen(room: Pick<Room, 'aside'>, now: number): boolean {
  return questionBefore(room, now) !== undefined;
}

/** What a list would show of it then. Whose time is out when is told to those who play. */
export function noteBefore(room: Room): Note {
  const { header, aside } = room;
  const { revision, summary } = room.note();
  const told = { header, revision, changed: summary.started, aside: null };
  const note = noteOf(told, asBefore(room, room.now()));
  return { ...note, summary: { ...note.summary, isOff: aside?.isOff === true } };
}

/** Who is here may be seen at once. What tells of questions, as clocks do, waits like the table itself. */
export function companyBefore(company: Company, room: Room, now: number): Company {
  const step = stepBefore(room, now);
  return {
    ...company,
    seats: company.seats.map((seat) => ({ ...seat, until: null, bank: null, isSlow: false })),
    standIns: company.standIns.flatMap(({ from, to, ...bot }) =>
      from > step ? [] : [{ ...bot, from, to: to !== null && to <= step ? to : null }],
    ),
    window: null,
  };
}

/** Guests are shown what happened when its time has come. */
export function letGuestsFollow(room: Room, { time }: Outside): () => void {
  let isDue = false;

  return function follow(): void {
    if (room.audience.guests.size === 0) return;
    const now = time.now();
    const then = asBefore(room, now);
    for (const guest of room.audience.guests) guest.show(then, handsAreOpen(room, now));
    room.showCompany();
    const next = room.aside?.asked.find(({ at }) => at > now - DELAY);
    if (isDue || next === undefined) return;
    isDue = true;
    time.after(next.at + DELAY - now, () => {
      isDue = false;
      follow();
    });
  };
}
