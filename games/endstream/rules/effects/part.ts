import type { EffectFrame } from '../types.ts';

/** The frame of a part of this frame's effect. */
export const part = (f: EffectFrame, n: number): EffectFrame => ({ ...f, at: `${f.at}.${n}`, picks: [] });
