import { copyJson, type Seat, shuffleWith } from '@turnpoint/kernel';
import { CARDS, DECKS } from '../content/index.ts';
import { cannotUseDeck, listOf, type Player, type State } from '../rules/index.ts';

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
      dropUnfinished(s, seat);
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
function dropUnfinished(s: State, seat: number): void {
  const frame = s.stack.at(-1);
  if (frame?.kind !== 'pay' || frame.seat !== seat) return;
  s.stack.pop();
}

/**
 * With closed lists all players here have ready-made decks, and whoever does not know the list takes each that fits what
 * was seen for equally likely (TS-R79).
 */
export function likely(state: State, viewer: Seat | null, int: Int): State {
  const s = scramble(state, viewer, int);
  if (s.table.openLists || s.outcome !== null) return s;
  for (const seat of [0, 1].filter((one) => one !== viewer)) {
    const player = state.table.players[seat as 0 | 1];
    const isHandSeen = viewer === 1 - seat && isChoosingFromHand(state, viewer);
    const unseen = [...(isHandSeen ? [] : player.hand), ...player.deck, ...player.hidden];
    const seen = without(player.list, unseen) ?? [];
    const fitting = Object.values(DECKS).flatMap((deck) => {
      const pool = without(listOf(deck), seen);
      return pool === null ? [] : [{ list: listOf(deck), pool }];
    });
    const { list, pool } = fitting[int(fitting.length)]!;
    const dealt = { ...s.table.players[seat as 0 | 1], list, hand: player.hand, hidden: player.hidden, deck: pool };
    shuffleWith(int, pool);
    if (!isHandSeen) dealt.hand = pool.splice(0, player.hand.length);
    dealt.hidden = pool.splice(0, player.hidden.length);
    s.table.players[seat as 0 | 1] = dealt;
  }
  return s;
}

/** The first list less the second; null when it does not hold all of it. */
function without(list: readonly number[], cards: readonly number[]): number[] | null {
  const left = [...list];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
