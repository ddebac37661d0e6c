import { automatic } from '@turnpoint/kernel';
import type { Endure } from '../types.ts';
import { exchangeThenLeave } from './exchange.ts';

/** ETS-22.9 */
export const mustLeave = automatic<Endure, 'leave'>(({ table: t }, _frame, _picks, ctx) => exchangeThenLeave(t, ctx));
