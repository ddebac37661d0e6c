import { Alarms } from './alarms.ts';
import { ringForAll, ringsAt } from './clock.ts';
import { MISSED, type Outside } from './outside.ts';
import { readRoom } from './read-room.ts';
import type { Room } from './room.ts';
import { Stale } from './storage.ts';
import { heardHere } from './together/attendance.ts';

/** So many matches stay in memory when nobody has them open, the latest ones. */
const IDLE = 8;

/** The matches in memory. Each is opened once, whoever asks, and leaves again when it has not been used for long. */
export class Rooms {
  readonly #outside: Outside;
  readonly #open = new Map<string, Promise<Room>>();
  readonly #ready = new Map<string, Room>();
  /** Those that nobody uses, the latest last; one that is used again stays here until it is looked at. */
  readonly #idle = new Map<string, Room>();
  /** How many are about to use each. */
  readonly #awaited = new Map<string, number>();
  readonly #alarms: Alarms;

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#alarms = new Alarms(outside.time, (match) => void this.#ring(match).catch(() => {}));
    outside.bus.hear((news) => {
      const here = heardHere(news);
      if (news === MISSED) for (const room of this.#ready.values()) void room.refresh().catch(() => {});
      else if (here !== null) this.#ready.get(here.match)?.attendance.hear(here.seat);
      // Also while it is being read: what was read may be older.
      else
        void this.#open
          .get(news)
          ?.then((room) => room.refresh())
          .catch(() => {});
    });
  }

  /**
   * As it is stored now. Throws a sentence when there is no such match, its rules are not here, or what is stored is
   * damaged.
   */
  async open(match: string): Promise<Room> {
    this.#evict();
    const known = this.#open.get(match);
    if (known !== undefined) return this.#renewed(match, await known);
    const room = this.#read(match);
    this.#open.set(match, room);
    room.catch(() => this.forget(match));
    return room;
  }

  /** The same for who begins to use it at once: until then it does not leave the memory again. */
  async enter<X>(match: string, use: (room: Room) => X): Promise<X> {
    this.#awaited.set(match, (this.#awaited.get(match) ?? 0) + 1);
    try {
      return use(await this.open(match));
    } finally {
      const others = (this.#awaited.get(match) ?? 1) - 1;
      if (others > 0) this.#awaited.set(match, others);
      else this.#awaited.delete(match);
      const room = this.#ready.get(match);
      if (room !== undefined) this.#rest(room);
    }
  }

  /** Reads it anew where it is open. */
  async renew(match: string): Promise<void> {
    await (await this.#open.get(match))?.refresh();
  }

  /** It is stored no more. */
  removed(match: string): void {
    this.#ready.get(match)?.removed();
    this.forget(match);
    this.#alarms.end(match);
  }

  forget(match: string): void {
    this.#ready.get(match)?.onForget();
    for (const rooms of [this.#open, this.#ready, this.#idle]) rooms.delete(match);
  }

  get size(): number {
    return this.#open.size;
  }

  async #read(match: string): Promise<Room> {
    const room = await readRoom(this.#outside, match);
    room.onIdle = () => {
      this.#rest(room);
      this.#evict();
    };
    this.#alarms.end(match);
    this.#ready.set(match, room);
    this.#rest(room);
    return room;
  }

  /** Another host may have changed it, and a bus may lose what it was told. */
  async #renewed(match: string, room: Room): Promise<Room> {
    try {
      await room.used(() => room.refresh());
      return room;
    } catch (fault) {
      if (!(fault instanceof Stale)) throw fault;
      this.forget(match);
      return this.open(match);
    }
  }

  #rest(room: Room): void {
    const { id } = room.header;
    this.#idle.delete(id);
    if (this.#ready.get(id) === room) this.#idle.set(id, room);
  }

  #evict(): void {
    for (const [match, room] of this.#idle) {
      if (this.#idle.size <= IDLE) return;
      if (room.isUsed || this.#awaited.has(match)) this.#idle.delete(match);
      else this.#putAway(match, room);
    }
  }

  /** Its clock runs on without it. */
  #putAway(match: string, room: Room): void {
    const at = ringsAt(room);
    this.forget(match);
    if (at !== null) this.#alarms.wind(match, at);
  }

  async #ring(match: string): Promise<void> {
    const room = await this.open(match);
    await ringForAll(room, this.#outside.time);
  }
}
