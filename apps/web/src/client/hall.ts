import type { Hall, Reply, Request, Verb } from '../worker/protocol.ts';

type Remote = { readonly [V in Verb]: (...args: Parameters<Hall[V]>) => Promise<Awaited<ReturnType<Hall[V]>>> };

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module' });
const waiting = new Map<number, Waiting>();
let calls = 0;

worker.onmessage = ({ data }: MessageEvent<Reply>) => {
  const caller = waiting.get(data.call);
  waiting.delete(data.call);
  if (data.ok) caller?.resolve(data.value);
  else caller?.reject(new Error(data.error));
};

/** The worker's hall, called from the page: `hall.choose(id, seat, choice, since)`. */
export const hall = new Proxy({} as Remote, {
  get:
    (_, verb: Verb) =>
    (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        const call = ++calls;
        waiting.set(call, { resolve, reject });
        // Svelte's state is made of proxies, which cannot be sent; everything here is JSON.
        worker.postMessage(JSON.parse(JSON.stringify({ call, verb, args })) satisfies Request);
      }),
});
