import { memoryOf, timeOf } from '../lib/process.ts';
import { CLIENTS } from './clients/index.ts';
import { heard } from './clients/pair.ts';
import { atOnce, Playing, paced } from './play.ts';
import { start } from './start.ts';

export interface Load {
  readonly sockets: number;
  /** Of each part. */
  readonly seconds: number;
}

export interface Measured {
  /** The next choice at once: what one core can do. */
  readonly perSecond: number;
  readonly full: Latencies;
  /** At 500 choices a second. */
  readonly paced: Latencies;
  /** Microseconds a choice. */
  readonly cpu: number;
  readonly kB: number;
  readonly bytes: number;
}

export interface Latencies {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What was compiled after so many choices is compiled for good: ours has the most code, and needs 30,000. Seconds at most. */
const WARM = { choices: 40_000, seconds: 15 };
const PACE = 500;

export async function measured(name: string, { sockets, seconds }: Load): Promise<Measured> {
  const served = await start(name, sockets);
  const { pid } = served;
  const empty = memoryOf(pid);
  const all: Playing[] = [];
  for (let n = 0; n < sockets / 2; n++)
    all.push(new Playing(await (CLIENTS[name] as (typeof CLIENTS)[string])(served, n)));
  for (const playing of all) await playing.begin();
  const kB = (memoryOf(pid) - empty) / all.length;
  const until = performance.now() + WARM.seconds * 1000;
  await atOnce(all, (took) => took.length >= WARM.choices || performance.now() > until);

  Object.assign(heard, { bytes: 0, messages: 0 });
  const [began, spent] = [performance.now(), timeOf(pid)];
  const took = await atOnce(all, () => performance.now() > began + seconds * 1000);
  const [lasted, cpu] = [(performance.now() - began) / 1000, timeOf(pid) - spent];
  const bytes = heard.bytes / heard.messages;
  const slowly = await paced(all, PACE, seconds);
  await served.stop();
  return {
    perSecond: took.length / lasted,
    full: latencies(took),
    paced: latencies(slowly),
    cpu: (cpu * 1e6) / took.length,
    kB,
    bytes,
  };
}

function latencies(took: number[]): Latencies {
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
