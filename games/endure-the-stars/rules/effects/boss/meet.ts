import { bossDeck, type EnemyType } from '../../../content/index.ts';
import type { Context, Frame, Table, Who } from '../../types.ts';

/** ETS-8.13, 19.4: whoever sees a boss revealed loses 1 Resolve, without a roll. */
export function meetBoss(_t: Table, boss: EnemyType, watching: readonly Who[], ctx: Context): Frame[] {
  ctx.log({ type: 'boss', clause: 'ETS-19.4', enemy: boss });
  return watching.map((who): Frame => ({ kind: 'lose', who, points: 1, clause: 'ETS-8.13' }));
}

/** ETS-19.30: its deck, shuffled when the mission begins. */
export function shuffledDeck(boss: EnemyType, ctx: Context): string[] {
  const deck = bossDeck(boss);
  ctx.shuffle(deck);
  return deck;
}
