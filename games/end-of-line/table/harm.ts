import type { Face } from '../content/index.ts';
import type { LayChoice, Look, View } from '../rules/types.ts';
import { cellsAhead, landingOf, type NextCard } from './draw/ahead.ts';

/** Ways on that the line would have with this card laid. */
export const waysOn = (view: View, card: NextCard): number => cellsAhead(view, card).length;

/** Nothing is harmed where the line ends in any case, or where Turnaround can still go on from the card before. */
function mayGoOn(view: View, { seat, cell, parent }: NextCard): boolean {
  const player = view.players[seat];
  if (player === undefined) return true;
  const isFirst = view.stack.findLast((frame) => frame.kind === 'turn')?.laid === 0;
  // A card that is laid by Turnaround spends the energy of this round itself.
  const canSpend = view.round >= 3 && player.energy > 0 && player.effect === null && parent === player.head;
  // The last card: in a puzzle nothing comes after it; elsewhere it stands for one more round if the turn is complete.
  if (player.handCount + player.deckCount <= 1) return view.score !== null || (isFirst && view.round > 1 && !canSpend);
  return isFirst && canSpend && player.open.some((other) => other !== cell);
}

/** The most ways on that each card of the hand could leave. */
export function bestWays(view: View, seat: number, lays: readonly LayChoice[]): ReadonlyMap<Face, number> {
  const best = new Map<Face, number>();
  for (const { kind, face, cell } of lays) {
    const ways = waysOn(view, { ...landingOf(view, seat, kind, cell), face });
    best.set(face, Math.max(best.get(face) ?? 0, ways));
  }
  return best;
}

/** Ways on that the line keeps where its turn may end now, by Brake or instead of Boost. A puzzle is to be filled. */
export function waysKept({ view, seat, choices }: Pick<Look, 'view' | 'seat' | 'choices'>): number {
  const mayEnd = view.score === null && choices.some(({ kind }) => kind === 'end' || kind === 'brake');
  return mayEnd ? (view.players[seat ?? -1]?.open.length ?? 0) : 0;
}

/** Would this card end its line, though another, or none, would not? */
export function isHarm(view: View, card: NextCard, best: ReadonlyMap<Face, number>, kept = 0): boolean {
  return waysOn(view, card) === 0 && !mayGoOn(view, card) && Math.max(kept, ...best.values()) > 0;
}
