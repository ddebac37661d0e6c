import type { EffectFrame, Look } from '../types.ts';

/** The effect that is being declared or done now. */
export function topEffect({ view }: Look): EffectFrame | null {
  const frame = view.stack.at(-1);
  return frame?.kind === 'effect' ? frame : null;
}
