import type { Options } from '../../types.ts';

/** When a window closes. It rests on the table's setting and on how many people sit there, on nothing else (R30(d)). */
export type Closing =
  /** After exactly this time, whatever was answered; a call to wait moves it to `wait` seconds after the call. */
  | { readonly kind: 'clock'; readonly seconds: number; readonly wait: number }
  /** With the last answer. */
  | { readonly kind: 'last-answer' }
  /** At once: every seat answers by its orders. */
  | { readonly kind: 'at-once' };

const WAIT_SECONDS = 20;

export function closingOf({ pause, seconds }: Pick<Options, 'pause' | 'seconds'>, people: number): Closing {
  if (pause === 'by-orders') return { kind: 'at-once' };
  if (pause === 'by-hand' || people < 2) return { kind: 'last-answer' };
  return { kind: 'clock', seconds, wait: WAIT_SECONDS };
}
