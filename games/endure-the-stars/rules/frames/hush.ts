import { automatic } from '@turnpoint/kernel';
import type { Endure } from '../types.ts';

/** ETS-5.11, 5.12: noise tokens go, except those of this phase. */
export const hush = automatic<Endure, 'hush'>(({ table: t }) => {
  t.noises = t.noises.filter(({ late }) => late);
});
