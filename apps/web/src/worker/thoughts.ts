import { type Thinking, type Thinks, thinkElsewhere } from '@turnpoint/host';

/** The name of workers that think. */
export const THINKER = 'thinker';

/** Thinks in workers of their own. */
export function thoughts(): Thinking {
  return thinkElsewhere((heard, lost) => {
    const own = new Worker(self.location.href, { type: 'module', name: THINKER });
    own.onmessage = ({ data }: MessageEvent<Thinks>) => heard(data);
    own.onerror = lost;
    return (thought) => own.postMessage(thought);
  });
}
