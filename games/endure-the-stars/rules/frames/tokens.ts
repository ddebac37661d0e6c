import { automatic } from '@turnpoint/kernel';
import type { Endure, Frame } from '../types.ts';

/** ETS-11.9, 11.19: radar tokens after all miniatures, each for itself, in reading order. */
export const tokens = automatic<Endure, 'tokens'>(({ table: t }, _frame, _picks, ctx) => {
  const acting = t.tokens.filter(({ mode }) => mode !== null).sort((a, b) => a.zone - b.zone || a.id - b.id);
  ctx.push(...acting.map(({ id }): Frame => ({ kind: 'creep', token: id })));
});
