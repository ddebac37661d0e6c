import { thinker } from '@turnpoint/host';
import { catalogue } from './catalogue.ts';
import type { Thinks, Thought } from './thoughts.ts';

/** Thinks for bots and odds, one thought after another. */
export function think(): void {
  const { choose, odds } = thinker(catalogue, () => performance.now());

  async function answered(thought: Thought): Promise<Thinks> {
    const { call } = thought;
    try {
      return { call, ok: true, value: await (thought.verb === 'choose' ? choose(thought.job) : odds(thought.job)) };
    } catch (fault) {
      return { call, ok: false, error: fault instanceof Error ? fault.message : String(fault) };
    }
  }

  self.onmessage = async ({ data }: MessageEvent<Thought>) => self.postMessage(await answered(data));
}
