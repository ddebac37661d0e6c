import {
  inOneLine,
  LINE,
  type Line,
  type Listener,
  PHRASES,
  type Phrase,
  Refused,
  type SeatPort,
} from '@turnpoint/protocol';
import type { Said, Tables } from '../gathering/tables.ts';
import { MISSED, type Outside } from '../outside.ts';
import type { Room } from '../room.ts';
import { heldBy } from '../storage.ts';

const TALK = 'talk ';
/** So many lines may come at once, and one more every so many milliseconds. */
const AT_ONCE = 5;
const EVERY = 2_000;

interface Hearer {
  next: number;
  readonly hear: (lines: readonly Line[]) => void;
}

/** What people at tables say to each other, kept with their matches. Spectators neither hear nor say anything. */
export class Talks {
  readonly #outside: Outside;
  readonly #tables: Tables;
  readonly #hearers = new Map<string, Set<Hearer>>();
  /** By person: when what they have said lately is forgiven. */
  readonly #said = new Map<string, number>();

  constructor(outside: Outside, tables: Tables) {
    this.#outside = outside;
    this.#tables = tables;
    outside.bus.hear((news) => {
      const told = news.startsWith(TALK) ? [news.slice(TALK.length)] : [];
      for (const match of news === MISSED ? this.#hearers.keys() : told) void this.#show(match).catch(() => {});
    });
  }

  /** Hears all that was said and will be; what it gives back ends that. */
  join(match: string, hear: (lines: readonly Line[]) => void): () => void {
    const hearer = { next: 1, hear };
    const hearers = this.#hearers.get(match) ?? new Set();
    this.#hearers.set(match, hearers.add(hearer));
    void this.#show(match).catch(() => {});
    return () => {
      hearers.delete(hearer);
      if (hearers.size === 0) this.#hearers.delete(match);
    };
  }

  async say(
    match: string,
    who: string,
    { seat, name }: Pick<Line, 'seat' | 'name'>,
    said: string | { readonly phrase: Phrase },
  ): Promise<void> {
    const line = typeof said === 'string' ? { text: inOneLine(said) } : { text: PHRASES[said.phrase], ...said };
    const { text } = line;
    if (text.length === 0 || text.length > LINE) throw new Refused('bad-line');
    const now = this.#outside.time.now();
    const until = this.#said.get(who) ?? 0;
    // Nobody has to wait for longer than that, unless a clock was set back.
    const since = until > now + AT_ONCE * EVERY ? now : Math.max(now, until);
    if (since > now + (AT_ONCE - 1) * EVERY) throw new Refused('too-much-talk');
    this.#forgive(now);
    this.#said.set(who, since + EVERY);
    await this.#tables.say(match, { seat, name, ...line, at: now }, who);
    this.#outside.bus.tell(TALK + match);
    await this.#show(match);
  }

  /** The lines of one person, at tables that were dealt and at those that were not. */
  async by(who: string): Promise<readonly Said[]> {
    return this.#tables.saidBy(who, heldBy(await this.#outside.storage.list(who), who));
  }

  async #show(match: string): Promise<void> {
    const hearers = this.#hearers.get(match);
    if (hearers === undefined) return;
    // Who joins meanwhile asks for all of it themselves.
    const asking = [...hearers];
    const lines = await this.#tables.said(match, Math.min(...asking.map(({ next }) => next)));
    for (const hearer of asking) {
      // What was asked for before may come after what is newer.
      const fresh = hearers.has(hearer) ? lines.filter(({ number }) => number >= hearer.next) : [];
      hearer.next = (fresh.at(-1)?.number ?? hearer.next - 1) + 1;
      if (fresh.length > 0) hearer.hear(fresh);
    }
  }

  #forgive(now: number): void {
    for (const [who, until] of this.#said) if (until <= now) this.#said.delete(who);
  }
}

interface Speaker {
  readonly room: Pick<Room, 'header' | 'isGone'>;
  readonly who: string;
  readonly seat: Line['seat'];
  readonly listener: Listener | null;
}

/** A seat that can also talk to the others, where they are elsewhere. */
export function talking<Port extends Pick<SeatPort, 'close' | 'vote'>>(
  talks: Talks | null,
  { room, who, seat, listener }: Speaker,
  port: Port,
): Port & Pick<SeatPort, 'say'> {
  const { id, players, terms } = room.header;
  const isHeard = terms !== undefined && listener?.talk !== undefined;
  const leave = isHeard ? talks?.join(id, (lines) => listener.talk?.(lines)) : undefined;
  const speaker = { seat, name: players[seat]?.name ?? '' };
  return {
    ...port,
    async vote(motion, isFor) {
      await port.vote(motion, isFor);
      const isLeaving = isFor && motion.kind === 'stand-in' && motion.seat === seat;
      // Who has said too much leaves all the same: the table shows it too.
      if (isLeaving) await talks?.say(id, who, speaker, { phrase: 'leaves' }).catch(() => {});
    },
    async say(saying) {
      if (talks === null || terms === undefined) throw new Refused('one-device');
      // Who was forgotten has no seat any more, and at a match that was removed nobody has.
      if (room.isGone) throw new Refused('no-such-match');
      if (room.header.holders[seat] === null) throw new Refused('not-your-seat');
      await talks.say(id, who, speaker, saying);
    },
    async close() {
      leave?.();
      await port.close();
    },
  };
}
