import { enemyOf, type PlainEffect } from '../../../content/index.ts';
import { dice } from '../../board/chance.ts';
import { missionIn } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import type { Context, Table } from '../../types.ts';

type StunRoll = Extract<PlainEffect, { kind: 'stunRoll' }>;

/**
 * ETS-RM17: before states are fixed, a die for each miniature of the family and for each token. Tokens are never looked at
 * for it: whatever a mission hides under them is of its own family.
 */
export function stunRoll(t: Table, { family, upTo }: StunRoll, clause: Clause, ctx: Context): void {
  const figures = t.figures.filter(({ type }) => enemyOf(type).family === family);
  const tokens = missionIn(t).family === family ? t.tokens : [];
  const rolled = dice(t, ctx, figures.length + tokens.length);
  const fails = (n: number): boolean => (rolled[n] as number) <= upTo;
  for (const [n, figure] of figures.entries()) {
    if (!fails(n)) continue;
    // To the end of this round; where something has stunned it for longer, that stands.
    if (figure.stun === 0) figure.stun = 1;
    ctx.log({ type: 'foe-stunned', clause, enemy: figure.type, zone: figure.zone, count: 1 });
  }
  for (const [n, token] of tokens.entries()) {
    if (!fails(figures.length + n)) continue;
    token.mode = 'stalled';
    ctx.log({ type: 'token-stalled', clause, token: token.id, zone: token.zone });
  }
}
