import { once } from 'node:events';
import { endOfLine } from '@turnpoint/end-of-line/rules';
import { connect, type Far, IN_CHANGES, type SeatPort, type Sight } from '@turnpoint/protocol';
import type { TurnpointServer } from '@turnpoint/testkit/servers';
import WebSocket from 'ws';
import { DAY, recorded } from '../server/the-match.ts';

async function door({ base }: TurnpointServer, cookie: string): Promise<Far> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, IN_CHANGES, { headers: { cookie } });
  await once(socket, 'open');
  return connect({
    post: (message) => socket.send(JSON.stringify(message)),
    receive: (take) => socket.on('message', (data) => take(JSON.parse(String(data)))),
  });
}

/** Two sockets at one match, each at whichever node a balancer gave it. Each choice is awaited by both. */
export class Pair {
  readonly #doors: readonly Far[];
  #ports: SeatPort[] = [];
  readonly #at = [-1, -1];
  #wake: (() => void) | null = null;

  private constructor(doors: readonly Far[]) {
    this.#doors = doors;
  }

  static async between(nodes: readonly [TurnpointServer, TurnpointServer], cookie: string): Promise<Pair> {
    return new Pair(await Promise.all(nodes.map((node) => door(node, cookie))));
  }

  async begin(): Promise<void> {
    await this.leave();
    const person = { name: 'Guest', kind: 'person', level: null } as const;
    const setup = { game: 'end-of-line', options: endOfLine.defaults(2), players: [person, person] };
    const made = await this.#doors[0]?.library.create({ ...setup, deal: { daily: DAY } });
    if (!made?.ok) throw new Error('no match');
    this.#at.fill(-1);
    this.#ports = await Promise.all(
      this.#doors.map((each, seat) =>
        each.sit(made.id, seat, {
          sight: ({ look }: Sight) => this.#reach(seat, look.step),
          fault: (sentence) => console.error(sentence),
        }),
      ),
    );
  }

  /** The first so many choices of a match, which stays open. */
  async playFirst(choices: number): Promise<void> {
    await this.begin();
    for (let step = 0; step < choices; step++) await this.#choose(step);
  }

  /** Whoever sat there has gone. */
  async leave(): Promise<void> {
    await Promise.all(this.#ports.splice(0).map((port) => port.close()));
  }

  /** A whole match. `told` hears how many milliseconds each choice took until both had seen it. */
  async play(goesOn: () => boolean, told: (milliseconds: number) => void, rest: () => Promise<void>): Promise<void> {
    await this.begin();
    for (const step of recorded.keys()) {
      if (!goesOn()) return;
      const began = performance.now();
      await this.#choose(step);
      told(performance.now() - began);
      await rest();
    }
  }

  async #choose(step: number): Promise<void> {
    const { seat, choice } = recorded[step] as (typeof recorded)[number];
    const answer = await this.#ports[seat]?.choose([choice], step);
    if (answer?.kind !== 'done') throw new Error(`choice ${step}: ${answer?.kind}`);
    while (Math.min(...this.#at) <= step) await new Promise<void>((wake) => (this.#wake = wake));
  }

  #reach(seat: number, step: number): void {
    this.#at[seat] = step;
    this.#wake?.();
  }
}
