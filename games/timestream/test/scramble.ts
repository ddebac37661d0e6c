import { copyJson, type Seat, shuffleWith } from '@turnpoint/kernel';
import { CARDS } from '../content/index.ts';
import { cannotUseDeck, type Player, type State } from '../rules/index.ts';

type Int = (below: number) => number;

/**
 * The specification's table "Hidden information": the other player's hand, draw deck and face-down Void cards, and the
 * order of the own draw deck but for the cards whose place is known; a play that is not final; with closed lists also
 * what the other's deck is made of. A spectator knows neither hand. When the match is over, hands and Voids lie open.
 */
export function scramble(state: State, viewer: Seat | null, int: Int): State {
  const s = copyJson(state);
  s.chance = { seed: `scrambled ${int(0x1_0000_0000)}`, drawn: state.chance.drawn };
  for (const seat of [0, 1]) {
    const player = s.table.players[seat as 0 | 1];
    if (s.outcome !== null || seat === viewer) shuffleUnknown(player, int);
    else {
      const isHandSeen = viewer === 1 - seat && isChoosingFromHand(state, viewer);
      redeal(player, isHandSeen, !s.table.openLists, int);
      dropUnfinished(s, seat, int);
    }
  }
  return s;
}

/** Data Corruptor lets its player see the hand while choosing from it. */
function isChoosingFromHand({ stack }: State, viewer: Seat): boolean {
  const frame = stack.at(-1);
  return frame?.kind === 'effect' && frame.seat === viewer && frame.at === 'O18.play' && frame.left > 0;
}

/** The own deck: what lies between the known cards on top and at the bottom. */
function shuffleUnknown(player: Player, int: Int): void {
  const { deck, knownTop, knownBottom } = player;
  const top = deck.length - knownTop;
  if (top <= knownBottom) return;
  const middle = deck.slice(knownBottom, top);
  shuffleWith(int, middle);
  player.deck = [...deck.slice(0, knownBottom), ...middle, ...deck.slice(top)];
}

/** Hand, deck and face-down cards are dealt anew from what they hold together. */
function redeal(player: Player, isHandSeen: boolean, isListClosed: boolean, int: Int): void {
  const hand = isHandSeen ? [] : player.hand;
  const pool = [...hand, ...player.deck, ...player.hidden];
  if (isListClosed) exchange(player, pool, int);
  shuffleWith(int, pool);
  if (!isHandSeen) player.hand = pool.splice(0, player.hand.length);
  player.hidden = pool.splice(0, player.hidden.length);
  player.deck = pool;
}

/** Another card in an unseen place, where the deck stays legal. */
function exchange(player: Player, pool: number[], int: Int): void {
  const at = int(Math.max(1, pool.length));
  const out = pool[at];
  if (out === undefined) return;
  const into = int(CARDS.length);
  const list = [...player.list];
  list.splice(list.indexOf(out), 1, into);
  const counts: Record<string, number> = {};
  for (const card of list) counts[CARDS[card]!.code] = (counts[CARDS[card]!.code] ?? 0) + 1;
  if (cannotUseDeck(counts).length > 0) return;
  pool[at] = into;
  (player as { list: readonly number[] }).list = list.sort((a, b) => a - b);
}

/** A play that is not final could be any other, or none at all yet. */
function dropUnfinished(s: State, seat: number, int: Int): void {
  const frame = s.stack.at(-1);
  if (frame?.kind !== 'pay' || frame.seat !== seat) return;
  void int;
  s.stack.pop();
}
