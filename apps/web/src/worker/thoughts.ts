import type { ChoiceJob, OddsJob, Thinking } from '@turnpoint/host';

/** The name of workers that think. */
export const THINKER = 'thinker';

/** What is asked of a worker that thinks. */
export type Thought =
  | { readonly call: number; readonly verb: 'choose'; readonly job: ChoiceJob }
  | { readonly call: number; readonly verb: 'odds'; readonly job: OddsJob };

export type Thinks =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly error: string };

/** One worker for the bots, one for odds, each started when first needed: neither waits for the other, nor a person for them. */
export function thoughts(): Thinking {
  const bots = worker();
  const odds = worker();
  return {
    choose: (job) => bots('choose', job) as ReturnType<Thinking['choose']>,
    odds: (job) => odds('odds', job) as ReturnType<Thinking['odds']>,
  };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

function worker(): (verb: Thought['verb'], job: Thought['job']) => Promise<unknown> {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let started: Worker | null = null;

  function start(): Worker {
    const own = new Worker(self.location.href, { type: 'module', name: THINKER });
    own.onmessage = ({ data }: MessageEvent<Thinks>) => {
      const caller = waiting.get(data.call);
      waiting.delete(data.call);
      if (data.ok) caller?.resolve(data.value);
      else caller?.reject(new Error(data.error));
    };
    // The next thought starts another one.
    own.onerror = () => {
      started = null;
      for (const { reject } of waiting.values()) reject(new Error('the bots could not be loaded'));
      waiting.clear();
    };
    return own;
  }

  return (verb, job) =>
    new Promise((resolve, reject) => {
      started ??= start();
      const call = ++calls;
      waiting.set(call, { resolve, reject });
      started.postMessage({ call, verb, job });
    });
}
