import { Worker } from 'node:worker_threads';
import type { ChoiceJob, OddsJob, Thinking } from '@turnpoint/host';

export type Thought =
  | { readonly call: number; readonly verb: 'choose'; readonly job: ChoiceJob }
  | { readonly call: number; readonly verb: 'odds'; readonly job: OddsJob };

export type Thinks =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly error: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** One thread for the bots, one for odds, each started when first needed: no person waits behind a thought. */
export function threads(): Thinking & { close(): Promise<void> } {
  const bots = new Thread();
  const odds = new Thread();
  return {
    choose: (job) => bots.ask('choose', job) as ReturnType<Thinking['choose']>,
    odds: (job) => odds.ask('odds', job) as ReturnType<Thinking['odds']>,
    async close() {
      await Promise.all([bots.close(), odds.close()]);
    },
  };
}

class Thread {
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #worker: Worker | null = null;

  ask(verb: Thought['verb'], job: Thought['job']): Promise<unknown> {
    this.#worker ??= this.#start();
    const call = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      this.#worker?.postMessage({ call, verb, job });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./think.ts', import.meta.url));
    worker.on('message', (thinks: Thinks) => {
      const caller = this.#waiting.get(thinks.call);
      this.#waiting.delete(thinks.call);
      if (thinks.ok) caller?.resolve(thinks.value);
      else caller?.reject(new Error(thinks.error));
    });
    // The next thought starts another one.
    worker.on('error', () => this.#lose());
    worker.on('exit', () => this.#lose());
    worker.unref();
    return worker;
  }

  #lose(): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error('the bots stopped thinking'));
    this.#waiting.clear();
  }
}
