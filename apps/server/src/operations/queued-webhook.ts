import type { TurnNews } from '@turnpoint/host';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { type ClosableHerald, deliver, type WebhookSettings } from './webhook.ts';

export const QUEUE = 'turnpoint-webhook';
/** Half an hour in all, each wait twice as long as the one before. */
const [ATTEMPTS, FIRST_WAIT] = [11, 1_000];

const ignore = (): void => {};

/** The same among several nodes: what is to be told waits in Redis, and outlives the node that knew it. */
export function queuedWebhook(redis: string, settings: WebhookSettings, delay = FIRST_WAIT): ClosableHerald {
  const retries = { attempts: ATTEMPTS, backoff: { type: 'exponential', delay } } as const;
  const connections = [0, 1].map(() => new Redis(redis, { maxRetriesPerRequest: null }).on('error', ignore));
  const [sending, working] = connections as [Redis, Redis];
  const queue = new Queue<TurnNews>(QUEUE, { connection: sending });
  const worker = new Worker<TurnNews>(QUEUE, ({ data }) => deliver(settings, data), { connection: working });
  queue.on('error', ignore);
  worker.on('error', ignore);
  return {
    turn: (news) =>
      void queue.add('turn', news, { ...retries, removeOnComplete: true, removeOnFail: true }).catch(ignore),
    async close() {
      await Promise.allSettled([worker.close(true), queue.close()]);
      for (const connection of connections) connection.disconnect();
    },
  };
}
