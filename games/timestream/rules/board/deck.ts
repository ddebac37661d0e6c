import { only, type Seat } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import type { Context, Player, State } from '../types.ts';
import { playerAt } from './lanes.ts';

/** The rules by which a card is drawn, and by which there is none: in step 2, and by an ability. */
export const BY_STEP = { drawn: 'TS-8.1', none: 'TS-8.3' } as const;
export const BY_ABILITY = { drawn: 'TS-17.4', none: 'TS-21.7' } as const;

/** Draws so many cards, one after the other; a deck that runs out is re-formed from the Void (TS-21.4, 21.7). */
export function draw(s: State, seat: Seat, n: number, by: typeof BY_STEP | typeof BY_ABILITY, ctx: Context): void {
  const player = playerAt(s.table, seat);
  const cards: CardNo[] = [];
  while (cards.length < n) {
    if (player.deck.length === 0 && !reform(s, seat, ctx)) break;
    const card = takeTop(player);
    player.hand.push(card);
    cards.push(card);
  }
  if (cards.length === 0) {
    ctx.log({ type: 'nothing-to-draw', clause: by.none, seat });
    return;
  }
  s.table.moved = true;
  ctx.learns(only(seat));
  ctx.log(
    { type: 'drew', clause: by.drawn, seat, cards },
    { to: [seat], others: { type: 'draws', clause: by.drawn, seat, n: cards.length } },
  );
}

/** False when the Void is empty too (TS-8.3). */
function reform(s: State, seat: Seat, ctx: Context): boolean {
  const player = playerAt(s.table, seat);
  const n = player.shown.length + player.hidden.length;
  if (n === 0) return false;
  player.deck = [...player.shown, ...player.hidden];
  player.shown = [];
  player.hidden = [];
  shuffleDeck(s, seat, ctx);
  ctx.log({ type: 'reformed', clause: 'TS-21.4', seat, n });
  return true;
}

/** Nobody knows the place of a card any more. */
export function shuffleDeck(s: State, seat: Seat, ctx: Context): void {
  const player = playerAt(s.table, seat);
  ctx.shuffle(player.deck);
  player.knownTop = 0;
  player.knownBottom = 0;
}

/** The top card leaves a deck that is not empty. */
export function takeTop(player: Player): CardNo {
  const card = player.deck.pop() as CardNo;
  player.knownTop = Math.max(0, player.knownTop - 1);
  player.knownBottom = Math.min(player.knownBottom, player.deck.length);
  return card;
}

/** The top cards, from the top down; fewer when the deck has fewer (TS-21.10). */
export function topCards({ deck }: Pick<Player, 'deck'>, n: number): CardNo[] {
  return deck.slice(-n).reverse();
}

/** A card that was seen on top leaves its place; of equal ones the uppermost. */
export function takeAmongTop(player: Player, card: CardNo): void {
  player.deck.splice(player.deck.lastIndexOf(card), 1);
  player.knownTop = Math.max(0, player.knownTop - 1);
  player.knownBottom = Math.min(player.knownBottom, player.deck.length);
}

/** Its player knows where it lies from now on. */
export function putOnBottom(player: Player, card: CardNo): void {
  player.deck.unshift(card);
  player.knownBottom = Math.min(player.knownBottom + 1, player.deck.length);
}

/** The player has seen the top cards. */
export function seeTop(player: Player, n: number): void {
  player.knownTop = Math.max(player.knownTop, Math.min(n, player.deck.length));
}
