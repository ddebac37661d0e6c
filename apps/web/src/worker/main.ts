import { hall } from './hall.ts';
import type { Reply, Request } from './protocol.ts';

/** One request after another: two quick clicks can never apply to the same position. */
let last: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Request>) => {
  last = last.then(() => answer(data)).then((reply) => self.postMessage(reply));
};

async function answer({ call, verb, args }: Request): Promise<Reply> {
  try {
    const act = hall[verb] as (...args: readonly unknown[]) => unknown;
    return { call, ok: true, value: await act(...args) };
  } catch (fault) {
    return { call, ok: false, error: fault instanceof Error ? fault.message : String(fault) };
  }
}
