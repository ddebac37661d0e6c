import { type Address, partAt } from '@turnpoint/effects';
import type { FrameOf } from '../types.ts';

/** The frame in which the effect at this address is carried out. */
export const frameAt = (at: Address): FrameOf<'effect'> => ({ kind: 'effect', at, done: 0 });

/** The same for a part of it. */
export const partFrame = (at: Address, key: string | number): FrameOf<'effect'> => frameAt(partAt(at, key));
