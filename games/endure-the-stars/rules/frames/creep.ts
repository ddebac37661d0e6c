import { automatic } from '@turnpoint/kernel';
import { direction, oneOf } from '../board/chance.ts';
import { isWatched } from '../board/crew/sight.ts';
import { zonesOpen } from '../board/crew/walk.ts';
import { turned } from '../board/directions.ts';
import { tokenById } from '../board/foes/foes.ts';
import { type Bent, hear, WHY } from '../board/foes/mind.ts';
import { nearestOf, stepTowards } from '../board/foes/step.ts';
import { strides } from '../board/kit/values.ts';
import { passiveGoals, whyPassive } from '../effects/mission/traits.ts';
import type { Context, Endure, Table, Token, ZoneId } from '../types.ts';

const ACTIVE_STEPS = 2;

/** ETS-12.5, 12.6: it finishes its whole movement, and is revealed where it ends if it was seen on the way. */
export const creep = automatic<Endure, 'creep'>(({ table: t }, { token: id }, _picks, ctx) => {
  const token = tokenById(t, id);
  if (token === undefined) return;
  const isActive = token.mode === 'active';
  token.mode = null;
  const from = token.zone;
  const seen = isActive ? stalk(t, token, ctx) : drift(t, token, ctx);
  const clause = isActive ? WHY[token.lured === null ? 'noise' : 'decoy'] : whyPassive(t);
  if (token.zone !== from) ctx.log({ type: 'token-moved', clause, token: id, from, to: token.zone });
  if (seen) ctx.push({ kind: 'reveal', token: id }, { kind: 'notice' });
});

function step(t: Table, token: Token, to: ZoneId): boolean {
  token.zone = to;
  return isWatched(t, to);
}

/** Towards a decoy or a noise; a token never sees a survivor (ETS-12.18). */
function stalk(t: Table, token: Token, ctx: Context): boolean {
  let seen = false;
  let bent: Bent = {};
  for (let n = ACTIVE_STEPS * strides(t); n > 0; n--) {
    const aim = token.lured === null ? hear(t, token.zone, ctx, bent) : { goals: [token.lured], at: token.lured };
    if (aim !== null) bent = { follows: aim.at };
    const to = aim === null ? null : stepTowards(t, token.zone, aim, ctx);
    if (to === null) break;
    seen = step(t, token, to) || seen;
  }
  return seen;
}

/** ETS-14.31: one roll, however many steps. */
function drift(t: Table, token: Token, ctx: Context): boolean {
  const goals = passiveGoals(t);
  const rolled = goals.length === 0 ? direction(ctx) : 0;
  let seen = false;
  for (let n = strides(t); n > 0; n--) {
    const to =
      goals.length === 0
        ? wander(t, token.zone, rolled, ctx)
        : stepTowards(t, token.zone, nearestOf(t, token.zone, goals), ctx);
    if (to === null) break;
    seen = step(t, token, to) || seen;
  }
  return seen;
}

function wander(t: Table, from: ZoneId, rolled: 0 | 1 | 2 | 3, ctx: Context): ZoneId | null {
  for (const quarters of [0, 1, 2, 3] as const) {
    const open = zonesOpen(t, from, turned(rolled, quarters));
    if (open.length > 0) return oneOf(ctx, open);
  }
  return null;
}
