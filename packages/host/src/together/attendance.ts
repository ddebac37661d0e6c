import type { Seat } from '@turnpoint/kernel';
import type { Outside } from '../outside.ts';
import type { Room } from '../room.ts';
import { missedTurn } from './herald.ts';

/** Milliseconds: a page that is loaded anew is not away. */
const GRACE = 8_000;
/** So often a host tells others who is connected to it; their word counts a little longer. */
const AGAIN = 20_000;
const COUNTS = 45_000;

const HERE = 'here ';

/** What a host tells others: somebody is connected at this seat. */
export const hereAt = (match: string, seat: Seat) => `${HERE}${match} ${seat}`;

/** The match and seat of such a word; null for any other. */
export function heardHere(news: string): { readonly match: string; readonly seat: Seat } | null {
  if (!news.startsWith(HERE)) return null;
  const [match = '', seat = ''] = news.slice(HERE.length).split(' ');
  return { match, seat: Number(seat) };
}

/** Who is connected to a match, at this host or another. It follows connections, never what anybody decides. */
export class Attendance {
  readonly #room: Room;
  readonly #outside: Outside;
  /** Until when others' word counts. */
  readonly #elsewhere = new Map<Seat, number>();
  readonly #away: (number | null)[];
  /** When others were last told of a seat that is connected here. */
  readonly #told = new Map<Seat, number>();
  #isDue = false;

  constructor(room: Room, outside: Outside) {
    this.#room = room;
    this.#outside = outside;
    const now = outside.time.now();
    this.#away = room.header.players.map(({ kind }) => (kind === 'person' ? now : null));
  }

  /** Since when nobody is connected at this seat; null while somebody is, and for bots. */
  awaySince(seat: Seat): number | null {
    return this.#away[seat] ?? null;
  }

  hear(seat: Seat): void {
    this.#elsewhere.set(seat, this.#outside.time.now() + COUNTS);
    this.follow();
  }

  /** Whenever somebody may have come or gone. Nobody is elsewhere where all sit at one device. */
  follow(): void {
    if (this.#room.header.terms === undefined || this.#room.isGone) return;
    const { time } = this.#outside;
    const now = time.now();
    let isNew = false;
    for (const [seat, { kind }] of this.#room.header.players.entries()) {
      if (kind !== 'person') continue;
      const isHere = this.#isHere(seat, now);
      if (isHere === (this.#away[seat] === null)) continue;
      // Gone just now? Only who stays away is.
      if (isHere) this.#away[seat] = null;
      else time.after(GRACE, () => this.#leave(seat, now));
      isNew ||= isHere;
    }
    this.#tell(now);
    if (isNew) this.#room.showCompany();
  }

  #leave(seat: Seat, since: number): void {
    if (this.#away[seat] !== null || this.#isHere(seat, this.#outside.time.now())) return;
    this.#away[seat] = since;
    const news = missedTurn(this.#room, seat, since);
    if (news !== null) this.#outside.herald?.turn(news);
    this.#room.showCompany();
    this.#room.onChange();
  }

  #isHere(seat: Seat, now: number): boolean {
    for (const { viewer } of this.#room.audience.viewpoints) if (viewer === seat) return true;
    return (this.#elsewhere.get(seat) ?? 0) > now;
  }

  #tell(now: number): void {
    // What counts no more is forgotten: it would keep the match in memory.
    for (const [seat, until] of this.#elsewhere) if (until <= now) this.#elsewhere.delete(seat);
    const seats = new Set(
      [...this.#room.audience.viewpoints].flatMap(({ viewer }) => (viewer === null ? [] : [viewer])),
    );
    for (const seat of seats) {
      // A clock that is set back must not silence it.
      if (Math.abs(now - (this.#told.get(seat) ?? Number.NEGATIVE_INFINITY)) < AGAIN) continue;
      this.#told.set(seat, now);
      this.#outside.bus.tell(hereAt(this.#room.header.id, seat));
    }
    if (this.#isDue || seats.size + this.#elsewhere.size === 0) return;
    this.#isDue = true;
    this.#outside.time.after(AGAIN, () => {
      this.#isDue = false;
      this.follow();
      // Time alone makes somebody slow.
      this.#room.showCompany();
    });
  }
}
