import { automatic } from '@turnpoint/kernel';
import { resolveOf } from '../../content/index.ts';
import { everyone, isOnMap, survivorAt } from '../board/crew/crew.ts';
import type { Clause } from '../clauses.ts';
import type { Endure } from '../types.ts';

/** ETS-22.4: a card at or above one's Resolve when the mission began waits for the first failed test. */
const isReached = (number: number, resolve: number, clause: Clause): boolean =>
  number === resolve || (clause === 'ETS-8.4' && number > resolve);

/** Resolve goes point by point, and each value on the way turns up the cards that have it (ETS-8.26, 8.27, 8.28). */
export const lose = automatic<Endure, 'lose'>((s, { who, points, clause }, _picks, ctx) => {
  const t = s.table;
  const survivor = survivorAt(t, who);
  // ETS-8.16
  if (!isOnMap(t, who) || survivor.resolve === 0) return;
  survivor.resolve -= 1;
  ctx.log({ type: 'lost-resolve', clause, who, left: survivor.resolve });
  const cards = survivor.resolves.flatMap(({ card, isUp }) =>
    !isUp && isReached(resolveOf(card).number, survivor.resolve, clause) ? [card] : [],
  );
  if (cards.length > 0) {
    ctx.learns(everyone(t));
    survivor.resolves = survivor.resolves.map((held) => (cards.includes(held.card) ? { ...held, isUp: true } : held));
    for (const card of cards) ctx.log({ type: 'turned-up', clause: 'ETS-8.26', who, card });
  }
  // What the cards do comes before the next point (ETS-8.35).
  if (points > 1) ctx.push({ kind: 'lose', who, points: points - 1, clause });
  if (cards.length > 0) ctx.push({ kind: 'activate', who, cards });
});
