import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Has every job done by worker threads that answer one message with one; the results come in the order of the jobs. */
export async function sideBySide<Job, Result>(
  file: URL,
  jobs: readonly Job[],
  told: (job: Job) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const one = async () => {
    // Bots make many short-lived things; a larger nursery keeps them from being copied about.
    const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: 64 } });
    while (next < jobs.length) {
      const at = next++;
      const job = jobs[at] as Job;
      told(job);
      results[at] = await answerOf<Result>(worker, job);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, one));
  return results;
}

function answerOf<Result>(worker: Worker, job: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (result: Result) => {
      worker.off('error', reject);
      resolve(result);
    });
    worker.postMessage(job);
  });
}
