import { type Asked, type Thinking, think, thinkingBy } from '@turnpoint/host';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';

const QUEUE = 'turnpoint-thoughts';
/** Milliseconds after which a thought that did not come is thought here. */
const PATIENCE = 5_000;

/** Redis comes back by itself. */
const ignore = (): void => {};

type Own = Thinking & { close(): Promise<void> };

/**
 * Bots think on whichever node has time: jobs wait in Redis, and each node takes one after another. When Redis loses a job,
 * or nobody takes it, it is thought here. The same job has the same answer everywhere.
 */
export function queuedThoughts(url: string, own: Own): Own {
  const connection = () => {
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    redis.on('error', ignore);
    return redis;
  };
  const connections = [connection(), connection(), connection()] as const;
  const queue = new Queue<Asked>(QUEUE, { connection: connections[0] });
  const events = new QueueEvents(QUEUE, { connection: connections[1] });
  const worker = new Worker<Asked>(QUEUE, ({ data }) => think(own, data), { connection: connections[2] });
  queue.on('error', ignore);
  events.on('error', ignore);
  worker.on('error', ignore);

  async function asked(thought: Asked): Promise<unknown> {
    // What waits for a Redis that is away fills the memory, and tables would wait for it.
    if (connections[0].status !== 'ready') return think(own, thought);
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('nobody thinks')), PATIENCE);
    try {
      const waiting = queue.add(thought.verb, thought, { removeOnComplete: true, removeOnFail: true });
      return await Promise.race([waiting.then((queued) => queued.waitUntilFinished(events)), late]);
    } catch {
      return think(own, thought);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ...thinkingBy(asked),
    async close() {
      // It waits for a Redis that is away, and we do not.
      void events.close().catch(ignore);
      await Promise.allSettled([worker.close(true), queue.close()]);
      for (const redis of connections) redis.disconnect();
      await own.close();
    },
  };
}
