import type { Closing } from '@turnpoint/kernel';
import type { Options } from '../../types.ts';

const WAIT_SECONDS = 20;

/** When a window closes. It rests on the table's setting and on how many people sit there, on nothing else (R30(d)). */
export function closingOf({ pause, seconds }: Pick<Options, 'pause' | 'seconds'>, people: number): Closing {
  if (pause === 'by-orders') return { kind: 'at-once' };
  if (pause === 'by-hand' || people < 2) return { kind: 'last-answer' };
  return { kind: 'clock', seconds, wait: WAIT_SECONDS };
}
