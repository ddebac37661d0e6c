import type { Person, Position } from './position.ts';
import type { Scene } from './scene.ts';

/** An Enemy Phase in which a boss at LB.x draws these cards. */
export function fight(cards: readonly string[], team: Record<string, Person>, more: Partial<Position> = {}): Position {
  const [boss = 'titan'] = (cards[0] ?? '').split('.');
  return { team, enemies: [`1 ${boss} LB.x`], bossCards: cards, stack: [{ kind: 'enemies' }], ...more };
}

/** The same with a card in play already. */
export const inPlay = (mood: string, cards: readonly string[], team: Record<string, Person>): Position => ({
  ...fight(cards, team),
  table: { boss: { deck: cards.toReversed(), discard: [], mood, full: 10, isDead: false } },
  enemies: [`1 ${mood.split('.')[0]} LB.x`],
});

/** What it struck first, and with how many successes. */
export const struck = (x: Scene) => x.entries('boss-attack')[0];
export const hits = (x: Scene) => struck(x)?.dice.filter((n) => n >= (struck(x)?.hit ?? 7)).length ?? 0;
