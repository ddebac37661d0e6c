import { partAt } from '@turnpoint/effects';
import type { EffectFrame } from '../types.ts';

/** The frame of a part of this frame's effect. */
export const part = (f: EffectFrame, key: string | number): EffectFrame => ({
  ...f,
  at: partAt(f.at, key),
  asked: 0,
  left: -1,
});
