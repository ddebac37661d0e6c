import { randomUUID } from 'node:crypto';
import { MISSED } from '@turnpoint/host';
import { Redis } from 'ioredis';
import type { OpenBus } from './bus.ts';

const CHANNEL = 'turnpoint:changed';

/** What is told goes with the next packet or not at all: nobody waits for Redis, and a lost word is found again. */
const OPTIONS = {
  enableAutoPipelining: true,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (tries: number) => Math.min(tries * 50, 1_000),
};

/**
 * Tells the other nodes through Redis which match or table has changed. Correctness does not rest on it: who writes finds
 * out that others wrote before, and a match that somebody looks at is compared with what is stored from time to time, and
 * whenever Redis was away.
 */
export function redisBus(url: string, tellOperator: (sentence: string) => void = () => {}): OpenBus {
  const node = randomUUID();
  const [tells, hears] = [new Redis(url, OPTIONS), new Redis(url, { ...OPTIONS, enableOfflineQueue: true })];
  // Each comes back by itself; while it is away matches go on.
  for (const redis of [tells, hears]) redis.on('error', () => {});
  let isAway = false;
  tells.on('error', ({ message }) => {
    if (!isAway) tellOperator(`Redis cannot be reached (${message}): nodes hear of each other's changes late.`);
    isAway = true;
  });
  const listeners: ((news: string) => void)[] = [];
  const say = (news: string) => {
    for (const listener of listeners) listener(news);
  };
  /** Something could not be told. */
  let isOwed = false;

  function tell(news: string): void {
    tells.publish(CHANNEL, `${node} ${news}`).catch(() => {
      isOwed = true;
    });
  }

  tells.on('ready', () => {
    if (isAway) tellOperator('Redis is back.');
    isAway = false;
    if (isOwed) tell(MISSED);
    isOwed = false;
  });
  // Each time, for what a node asked for while Redis was away is not asked for again by itself.
  hears.on('ready', () => {
    hears.subscribe(CHANNEL).then(
      () => say(MISSED),
      () => {},
    );
  });
  hears.on('message', (_channel, message) => {
    if (!message.startsWith(`${node} `)) say(message.slice(message.indexOf(' ') + 1));
  });
  return {
    tell,
    hear: (listener) => void listeners.push(listener),
    async close() {
      tells.disconnect();
      hears.disconnect();
    },
  };
}
