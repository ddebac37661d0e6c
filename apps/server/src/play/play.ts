import { randomBytes } from 'node:crypto';
import { type Catalogue, type Chance, createHost, type Host, type Time } from '@turnpoint/host';
import { Badges } from '../people/badge.ts';
import { answers, type Database } from '../storage/database.ts';
import { limited } from '../storage/limits.ts';
import { matchStorage } from '../storage/matches.ts';
import { People } from '../storage/people.ts';
import { tableStorage } from '../storage/tables.ts';
import { Tokens } from '../storage/tokens.ts';
import { ownBus } from './bus.ts';
import { findCatalogue } from './catalogue.ts';
import { threads } from './thoughts.ts';

/** All that playing together needs: the host, who is who, and how to end it. */
export interface Play {
  readonly host: Host;
  readonly people: People;
  readonly badges: Badges;
  readonly tokens: Tokens;
  readonly catalogue: Catalogue;
  newId(): string;
  /** Does the database answer? */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

const time: Time = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Ids of 128 bits: who is not told one cannot guess it. */
const chance: Chance = {
  seed: () => randomBytes(32).toString('hex'),
  id: () => randomBytes(16).toString('base64url'),
};

export async function createPlay(database: Database): Promise<Play> {
  const people = new People(database);
  const thinking = threads();
  const { storage, tables } = limited(database, matchStorage(database), tableStorage(database));
  const outside = {
    catalogue: await findCatalogue(),
    storage,
    time,
    chance,
    thinking,
    bus: ownBus(),
  };
  return {
    host: createHost(outside, tables),
    people,
    tokens: new Tokens(database),
    catalogue: outside.catalogue,
    badges: new Badges(await people.secret('badges', chance.seed())),
    newId: chance.id,
    isReady: () => answers(database),
    async close() {
      await thinking.close();
      await database.close();
    },
  };
}
