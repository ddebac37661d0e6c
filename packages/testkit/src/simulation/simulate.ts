import { firstAside, type Header, memoryStorage, type Outside } from '@turnpoint/host';
import { allSeats, commitment, type Game, type Types, type Windows } from '@turnpoint/kernel';
import type { Player, Terms } from '@turnpoint/protocol';
import type { Setup } from '../companion.ts';
import { must } from '../law.ts';
import { pick } from '../moment.ts';
import { type MakeHost, outsideOf } from '../ports/outside.ts';
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
/** Events, at most, after the weather has cleared. */
const PATIENCE = 40_000;

/** Plays one match in a world where everything goes wrong that can, and throws when a promise was broken. */
export async function simulate(simulation: Simulation): Promise<Simulated> {
  const { game, setup, windows = null, seed, make, planted = null } = simulation;
  const world = new World(seed);
  const header = headerOf(world, game, setup);
  const truth = new Truth(world, simulation, header);
  const storage = memoryStorage();
  await storage.create({ header, choices: [], end: null, changed: 0, aside: firstAside(header, 0, 0) });
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
        thinking: {
          choose: async ({ look }) => pick(world.int, look.choices),
          odds: () => Promise.reject(new Error('nobody asks')),
        },
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

  for (let storm = 100 + world.int(300); storm > 0; storm--) {
    if (world.int(40) === 0) pick(world.int, clients).lose();
    if (world.int(90) === 0) pick(world.int, nodes).crash();
    if (world.int(30) === 0) pick(world.int, nodes).start();
    await world.step();
  }
  world.isCalm = true;
  for (const node of nodes) node.start();
  let patience = PATIENCE;
  while (!clients.every(({ isDone }) => isDone)) {
    must(patience-- > 0, () => `the match does not go on after ${truth.match.length} choices`);
    await world.step();
  }
  for (const client of clients) client.end();
  return { events: world.events, now: world.now, revisions: truth.revision, end: truth.match.fingerprint() };
}

function headerOf(world: World, game: Game, { options, seats }: Setup<Types>): Header {
  const seed = `simulated ${world.int(1_000_000_000)}`;
  // Somebody plays: a match of bots alone has nobody to lose the line.
  const players = allSeats(seats).map(
    (seat): Player =>
      seat > 0 && world.int(6) === 0
        ? { name: `B${seat}`, kind: 'bot', level: 1 }
        : { name: `P${seat}`, kind: 'person', level: null },
  );
  return {
    id: 'match',
    game: game.id,
    version: game.version,
    options,
    seed,
    players,
    holders: players.map(({ kind }, seat) => (kind === 'person' ? `p${seat}` : null)),
    owner: 'p0',
    started: 0,
    seal: commitment(seed),
    daily: null,
    from: null,
    terms: termsOf(world),
  };
}

/** Who takes back without being asked is part of every other law, so consent is seldom. */
function termsOf(world: World): Terms {
  return {
    undo: pick<Terms['undo']>(world.int, ['none', 'own-turn', 'until-next', 'until-next', 'until-next', 'consent']),
    clock: world.int(3) === 0 ? { kind: 'choice', seconds: 60 } : null,
    spectators: 'public',
    standIn: world.int(2) === 0 ? 1 : null,
  };
}
