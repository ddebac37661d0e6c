// Runs in a worker thread: thinks for bots and odds, one thought after another.
import { parentPort } from 'node:worker_threads';
import { thinker } from '@turnpoint/host';
import { findCatalogue } from './catalogue.ts';
import type { Thinks, Thought } from './thoughts.ts';

const ready = findCatalogue().then((catalogue) => thinker(catalogue, () => performance.now()));

async function answered(thought: Thought): Promise<Thinks> {
  const { call } = thought;
  try {
    const { choose, odds } = await ready;
    return { call, ok: true, value: await (thought.verb === 'choose' ? choose(thought.job) : odds(thought.job)) };
  } catch (fault) {
    return { call, ok: false, error: fault instanceof Error ? fault.message : String(fault) };
  }
}

parentPort?.on('message', async (thought: Thought) => parentPort?.postMessage(await answered(thought)));
