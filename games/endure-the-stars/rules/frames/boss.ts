import { automatic } from '@turnpoint/kernel';
import { bossCardOf } from '../../content/index.ts';
import { everyone } from '../board/crew/crew.ts';
import { figureById } from '../board/foes/foes.ts';
import type { Boss, Context, Endure } from '../types.ts';

/** ETS-19.11 to 19.13: cards are drawn until an Attack card comes; Moods go into play. */
export const boss = automatic<Endure, 'boss'>(({ table: t }, { figure: id, actions }, _picks, ctx) => {
  const figure = figureById(t, id);
  const { boss: mind } = t;
  if (figure === undefined || mind === null || figure.stun > 0) return;
  figure.mode = null;
  const card = draw(mind, ctx);
  ctx.learns(everyone(t));
  ctx.log({ type: 'boss-card', clause: 'ETS-19.11', enemy: figure.type, card });
  if (bossCardOf(card).mood !== null) {
    if (mind.mood !== null) mind.discard.push(mind.mood);
    mind.mood = card;
    ctx.push({ kind: 'boss', figure: id, actions });
    return;
  }
  mind.discard.push(card);
  ctx.push({ kind: 'stalk', figure: id, card, actions, walked: 0 });
});

/** ETS-19.25 */
function draw(mind: Boss, ctx: Context): string {
  if (mind.deck.length === 0) {
    mind.deck = mind.discard;
    mind.discard = [];
    ctx.shuffle(mind.deck);
    ctx.log({ type: 'reshuffled', clause: 'ETS-19.25', deck: 'boss' });
  }
  return mind.deck.pop() as string;
}
