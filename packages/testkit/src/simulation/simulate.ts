import { firstAside, memoryStorage, type Outside, thinkingBy } from '@turnpoint/host';
import type { Game, Types, Windows } from '@turnpoint/kernel';
import type { Setup } from '../companion.ts';
import { must } from '../law.ts';
import { pick } from '../moment.ts';
import { type MakeHost, outsideOf } from '../ports/outside.ts';
import { begun, headerOf } from './begun.ts';
import { SimulatedBus } from './bus.ts';
import { Client } from './client.ts';
import { handleOf } from './disk.ts';
import { Node } from './node.ts';
import type { Planted } from './plant.ts';
import { Truth } from './truth.ts';
import { type Life, World } from './world.ts';

export interface Simulation {
  readonly game: Game;
  readonly setup: Setup<Types>;
  readonly windows?: Windows | null;
  readonly seed: number;
  readonly make: MakeHost;
  readonly planted?: Planted | null;
}

/** What one seed came to: the same every time. */
export interface Simulated {
  readonly events: number;
  readonly now: number;
  readonly revisions: number;
  readonly end: string;
}

const NODES = 3;
/** Events in which everything may go wrong. */
const STORM = { least: 40, more: 120 };
/** Events, at most, after the weather has cleared. */
const PATIENCE = 40_000;

/** Plays one match in a world where everything goes wrong that can, and throws when a promise was broken. */
export async function simulate(simulation: Simulation): Promise<Simulated> {
  const { game, setup, windows = null, seed, make, planted = null } = simulation;
  const world = new World(seed);
  const header = headerOf(world, game, setup);
  const match = begun(world, game, header);
  const truth = new Truth(world, windows, header, match);
  const storage = memoryStorage();
  const aside = firstAside(header, truth.last.step, 0);
  await storage.create({ header, choices: match.choices, end: null, changed: 0, aside });
  const bus = new SimulatedBus(world);

  const outside = (life: Life): Outside =>
    outsideOf(
      [game],
      {
        storage: handleOf({ world, storage, truth, planted }, life),
        time: {
          now: () => world.now,
          after: (milliseconds, act) => (planted === 'sleeps-on' ? () => {} : world.after(life, milliseconds, act)),
        },
        bus: bus.of(life),
        thinking: thinkingBy(async ({ job }) => pick(world.int, job.look.choices)),
      },
      windows,
    );

  const nodes = Array.from({ length: NODES }, () => new Node(world, make, outside));
  const place = { world, truth, nodes, match: header.id, planted };
  const clients = header.holders.flatMap((who, seat) => {
    if (who === null) return [];
    const devices = world.int(4) === 0 ? ['phone', 'laptop'] : ['phone'];
    return devices.map((device) => new Client(place, who, seat, `${who}'s ${device}`));
  });
  clients.push(new Client(place, 'eve', null, "eve's phone"));

  const areDone = () => clients.every(({ isDone }) => isDone);
  for (let storm = STORM.least + world.int(STORM.more); storm > 0; storm--) {
    // Who has seen the end may still lose the line, but not for long: there is little left to find.
    if (world.int(20) === 0 && areDone()) break;
    if (world.int(30) === 0) pick(world.int, clients).lose();
    if (world.int(90) === 0) pick(world.int, nodes).crash();
    if (world.int(30) === 0) pick(world.int, nodes).start();
    await world.step();
  }
  world.isCalm = true;
  for (const node of nodes) node.start();
  let patience = PATIENCE;
  while (!areDone()) {
    must(patience-- > 0, () => `the match does not go on after ${truth.match.length} choices`);
    await world.step();
  }
  for (const client of clients) client.end();
  return { events: world.events, now: world.now, revisions: truth.revision, end: truth.match.fingerprint() };
}
