import { automatic } from '@turnpoint/kernel';
import { bodies, placeOf } from '../board/allies.ts';
import { isWatched } from '../board/crew/sight.ts';
import { nearestOf, stepTowards } from '../board/foes/step.ts';
import type { Endure } from '../types.ts';

/** ETS-12.15, 12.22: no token is left to spawn, so those on the map close in, one after another. */
export const advance = automatic<Endure, 'advance'>(({ table: t }, { done }, _picks, ctx) => {
  const [token] = t.tokens.filter(({ id }) => !done.includes(id)).sort((a, b) => a.zone - b.zone || a.id - b.id);
  const prey = Array.from({ length: bodies(t) }, (_, who) => placeOf(t, who) ?? []).flat();
  if (token === undefined || prey.length === 0) return;
  const to = stepTowards(t, token.zone, nearestOf(t, token.zone, prey), ctx);
  ctx.push({ kind: 'advance', done: [...done, token.id] });
  if (to === null) return;
  ctx.log({ type: 'token-moved', clause: 'ETS-12.15', token: token.id, from: token.zone, to });
  token.zone = to;
  if (isWatched(t, to)) ctx.push({ kind: 'reveal', token: token.id }, { kind: 'notice' });
});
