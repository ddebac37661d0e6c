import { answerTo, type Thought, thinker } from '@turnpoint/host';
import { catalogue } from './catalogue.ts';

/** Thinks for bots and odds, one thought after another. */
export function think(): void {
  const thinking = thinker(catalogue, () => performance.now());
  self.onmessage = async ({ data }: MessageEvent<Thought>) => self.postMessage(await answerTo(thinking, data));
}
