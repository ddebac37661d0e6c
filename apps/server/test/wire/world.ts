import { EventEmitter } from 'node:events';
import { createHost, firstAside, type Header, type Host, memoryTables, type Stored } from '@turnpoint/host';
import { allSeats, commitment, type Game, Match, type Types, type Viewer, type Windows } from '@turnpoint/kernel';
import {
  connect,
  type Far,
  IN_CHANGES,
  type SeatPort,
  type Sight,
  type Terms,
  type WatchPort,
} from '@turnpoint/protocol';
import type { Setup } from '@turnpoint/testkit';
import { HandClock, outsideOf } from '@turnpoint/testkit/ports';
import type { WebSocket } from 'ws';
import { Allowance } from '../../src/online/allowance.ts';
import { attend } from '../../src/online/attend.ts';
import { COSTS } from '../../src/online/cost.ts';
import { Metrics } from '../../src/operations/metrics.ts';
import { SCOPES } from '../../src/people/caller.ts';

/** The agreement under which most is told beside the game. */
const TERMS: Terms = {
  undo: 'until-next',
  clock: { kind: 'bank', seconds: 6000, increment: 5 },
  spectators: 'public',
  standIn: 1,
};
const SEED = 'the same chance to come';
const around = {
  metrics: new Metrics(() => 0),
  log: { warn() {}, error() {}, level: 'silent' } as never,
};

/** The server's end of a socket, without a network in between. */
class Line extends EventEmitter {
  readonly protocol = IN_CHANGES;
  readonly bufferedAmount = 0;
  readonly #send: (text: string) => void;

  constructor(send: (text: string) => void) {
    super();
    this.#send = send;
  }

  send(text: string): void {
    this.#send(text);
  }

  flush(): void {}
}

/** One viewer before the server's real session: every message that came, byte for byte, and when. */
export class Session {
  readonly traffic: string[] = [];
  readonly far: Far;
  #port: SeatPort | null = null;
  #sight: Sight | null = null;

  constructor(host: Host, clock: HandClock, who: string) {
    const taking: ((message: unknown) => void)[] = [];
    const line = new Line((text) => {
      this.traffic.push(`${clock.now()} ${text.length} ${text}`);
      for (const take of taking) take(JSON.parse(text));
    });
    attend(
      line as unknown as WebSocket,
      host,
      { id: who, scopes: SCOPES },
      {
        ...around,
        outbox: line,
        costs: new Allowance(COSTS, () => clock.now()),
      },
    );
    this.far = connect(
      {
        post: (message) => void line.emit('message', Buffer.from(JSON.stringify(message)), false),
        receive: (take) => void taking.push(take),
      },
      who,
    );
  }

  async open(match: string, viewer: Viewer): Promise<void> {
    const listener = {
      sight: (sight: Sight) => {
        this.#sight = sight;
      },
      company() {},
      talk() {},
      fault(sentence: string) {
        throw new Error(sentence);
      },
    };
    const { far } = this;
    const opened: Promise<WatchPort> = viewer === null ? far.watch(match, listener) : far.sit(match, viewer, listener);
    this.#port = (await opened) as SeatPort;
  }

  get port(): SeatPort {
    if (this.#port === null) throw new Error('not open');
    return this.#port;
  }

  get sight(): Sight {
    return this.#sight as Sight;
  }
}

/** How a match stands, and whether a window is open there that has a time of its own. */
export interface Standing {
  readonly match: Match<Types>;
  readonly hasWindow: boolean;
}

/** A server with one match of people who are elsewhere, all of them connected, and its clock turned by hand. */
export class World {
  readonly clock = new HandClock();
  readonly match = 'match';
  /** By seat, the spectator last. */
  readonly sessions: readonly Session[];
  readonly #open: () => Promise<void>;
  readonly #read: () => Promise<Standing>;

  constructor(game: Game, { options, seats }: Setup<Types>, windows: Windows | null) {
    const outside = outsideOf([game], { time: this.clock }, windows);
    const host = createHost(outside, memoryTables());
    const holders = allSeats(seats).map((seat) => `person ${seat}`);
    const header: Header = {
      id: this.match,
      game: game.id,
      version: game.version,
      options,
      seed: SEED,
      players: holders.map((name) => ({ name, kind: 'person', level: null })),
      holders,
      owner: 'person 0',
      started: 0,
      seal: commitment(SEED),
      daily: null,
      from: null,
      terms: TERMS,
    };
    this.sessions = [...holders, 'spectator'].map((who) => new Session(host, this.clock, who));
    this.#read = async () => {
      const stored = (await outside.storage.read(this.match)) as Stored;
      const match = Match.create(game, { options, seats, seed: SEED }) as Match<Types>;
      const window = stored.aside?.window ?? null;
      const opened = window?.step ?? stored.choices.length;
      for (const choice of stored.choices.slice(0, opened)) match.repeat(choice);
      // Answers to a window that is open wait for its time.
      match.holdsBack = () => window !== null;
      for (const answer of stored.choices.slice(opened)) match.repeat(answer);
      return { match, hasWindow: window !== null };
    };
    this.#open = async () => {
      await outside.storage.create({ header, choices: [], end: null, changed: 0, aside: firstAside(header, 0, 0) });
      for (const [at, session] of this.sessions.entries()) await session.open(this.match, at < seats ? at : null);
    };
  }

  static readonly seed = SEED;

  async opened(): Promise<this> {
    await this.#open();
    return this;
  }

  /** By the record and the kernel alone. */
  standing(): Promise<Standing> {
    return this.#read();
  }

  of(viewer: Viewer): Session {
    return this.sessions.at(viewer ?? -1) as Session;
  }
}

/** What is under way comes to rest: nothing here takes time of its own. */
export async function rest(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setImmediate(resolve));
}
