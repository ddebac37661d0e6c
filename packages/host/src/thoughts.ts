import type { Thinking } from './outside.ts';

/** What is asked of a worker that thinks. */
export type Asked = {
  [Verb in keyof Thinking]: { readonly verb: Verb; readonly job: Parameters<Thinking[Verb]>[0] };
}[keyof Thinking];

export type Thought = Asked & { readonly call: number };

/** What it answers. */
export type Thinks =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly error: string };

/** Starts a worker, which is heard until it is lost; gives the way to ask it. */
export type StartWorker = (heard: (thinks: Thinks) => void, lost: () => void) => (thought: Thought) => void;

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** One worker for the bots, one for studies, each started when first needed: neither waits for the other, nor a person for them. */
export function thinkElsewhere(start: StartWorker): Thinking {
  const bots = askingOne(start);
  const studies = askingOne(start);
  return thinkingBy((asked) => (asked.verb === 'choose' ? bots : studies)(asked));
}

/** Asks for every thought in one way. */
export function thinkingBy(ask: (asked: Asked) => Promise<unknown>): Thinking {
  const asking = <Verb extends keyof Thinking>(verb: Verb) =>
    ((job: never) => ask({ verb, job })) as unknown as Thinking[Verb];
  return {
    choose: asking('choose'),
    odds: asking('odds'),
    tryTurns: asking('tryTurns'),
    compare: asking('compare'),
  };
}

/** Thinks what was asked. */
export function think(thinking: Thinking, { verb, job }: Asked): Promise<unknown> {
  return (thinking[verb] as (job: Asked['job']) => Promise<unknown>)(job);
}

function askingOne(start: StartWorker): (asked: Asked) => Promise<unknown> {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let ask: ((thought: Thought) => void) | null = null;

  function heard(thinks: Thinks): void {
    const caller = waiting.get(thinks.call);
    waiting.delete(thinks.call);
    if (thinks.ok) caller?.resolve(thinks.value);
    else caller?.reject(new Error(thinks.error));
  }

  /** The next thought starts another one. */
  function lost(): void {
    ask = null;
    for (const { reject } of waiting.values()) reject(new Error('the bots stopped thinking'));
    waiting.clear();
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      ask ??= start(heard, lost);
      const call = ++calls;
      waiting.set(call, { resolve, reject });
      ask({ call, ...asked });
    });
}

/** What a worker does with what it is asked. */
export async function answerTo(thinking: Thinking | Promise<Thinking>, thought: Thought): Promise<Thinks> {
  const { call } = thought;
  try {
    return { call, ok: true, value: await think(await thinking, thought) };
  } catch (fault) {
    return { call, ok: false, error: fault instanceof Error ? fault.message : String(fault) };
  }
}
