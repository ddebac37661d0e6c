import { Worker } from 'node:worker_threads';
import { type Thinking, thinkElsewhere } from '@turnpoint/host';

/** Thinks in threads of their own. */
export function threads(): Thinking & { close(): Promise<void> } {
  const running = new Set<Worker>();
  const thinking = thinkElsewhere((heard, lost) => {
    const worker = new Worker(new URL('./think.ts', import.meta.url));
    running.add(worker);
    // Who fails also exits.
    const gone = () => running.delete(worker) && lost();
    worker.on('message', heard);
    worker.on('error', gone);
    worker.on('exit', gone);
    worker.unref();
    return (thought) => worker.postMessage(thought);
  });
  return {
    ...thinking,
    async close() {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}
