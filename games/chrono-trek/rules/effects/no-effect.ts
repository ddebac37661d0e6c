import type { Clause } from '../clauses.ts';
import type { Context } from '../types.ts';
import type { Here } from './word.ts';

/** Nothing comes of the whole card, or only of this part of its text while the rest is carried out (CT-9.6, R37). */
export function noEffect({ at, play: { card } }: Here, ctx: Context, clause: Clause = 'CT-9.6'): void {
  ctx.log({ type: at === card ? 'no-effect' : 'skipped', clause, card });
}
