import { randomBytes } from 'node:crypto';
import { type Catalogue, type Chance, createHost, type Host, type Time } from '@turnpoint/host';
import { type ClosableHerald, type WebhookSettings, webhook as webhookFrom } from '../operations/webhook.ts';
import { Badges } from '../people/badge.ts';
import { Challenges } from '../people/challenge.ts';
import { Connections } from '../people/connections.ts';
import { answers, type Database } from '../storage/database.ts';
import { limited } from '../storage/limits.ts';
import { matchStorage } from '../storage/matches.ts';
import { Passkeys } from '../storage/passkeys.ts';
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
  readonly passkeys: Passkeys;
  readonly challenges: Challenges;
  readonly connections: Connections;
  readonly catalogue: Catalogue;
  newId(): string;
  /** Does the database answer? */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Ids of 128 bits: who is not told one cannot guess it. */
const realChance: Chance = {
  seed: () => randomBytes(32).toString('hex'),
  id: () => randomBytes(16).toString('base64url'),
};

interface Around {
  /** With the address of a Redis this is one of several nodes on one database. */
  readonly redis?: string | null;
  readonly chance?: Chance;
  readonly time?: Time;
  /** Where to post that somebody's table waits for them. */
  readonly webhook?: WebhookSettings | null;
  readonly lookAgainSeconds?: number;
  /** Tells whoever runs it, in a sentence, what should not stay as it is. */
  readonly tellOperator?: (sentence: string) => void;
}

export async function createPlay(
  database: Database,
  {
    redis = null,
    chance = realChance,
    time = realTime,
    webhook = null,
    lookAgainSeconds = 20,
    tellOperator,
  }: Around = {},
): Promise<Play> {
  const people = new People(database);
  const { bus, thinking } = await outsideOf(redis, tellOperator);
  const herald = webhook === null ? null : await heraldOf(redis, webhook);
  const { storage, tables } = limited(database, matchStorage(database), tableStorage(database));
  const outside = {
    catalogue: await findCatalogue(),
    storage,
    time,
    chance,
    thinking,
    bus,
    herald: herald ?? undefined,
    lookAgainAfter: lookAgainSeconds * 1000,
  };
  const badges = new Badges(await people.secret('badges', chance.seed()));
  return {
    host: createHost(outside, tables),
    people,
    tokens: new Tokens(database),
    passkeys: new Passkeys(database),
    challenges: new Challenges(database, await people.secret('challenges', chance.seed())),
    catalogue: outside.catalogue,
    badges,
    connections: new Connections(badges, bus),
    newId: chance.id,
    isReady: () => answers(database),
    async close() {
      await Promise.all([thinking.close(), bus.close(), herald?.close()]);
      await database.close();
    },
  };
}

/** What tells other nodes and where bots think: in this process, or by Redis. Its packages are loaded only where it is used. */
async function outsideOf(redis: string | null, tellOperator: Around['tellOperator']) {
  if (redis === null) return { bus: ownBus(), thinking: threads() };
  const [{ redisBus }, { queuedThoughts }] = await Promise.all([
    import('./redis-bus.ts'),
    import('./queued-thoughts.ts'),
  ]);
  return { bus: redisBus(redis, tellOperator), thinking: queuedThoughts(redis, threads()) };
}

async function heraldOf(redis: string | null, settings: WebhookSettings): Promise<ClosableHerald> {
  if (redis === null) return webhookFrom(settings);
  return (await import('../operations/queued-webhook.ts')).queuedWebhook(redis, settings);
}
