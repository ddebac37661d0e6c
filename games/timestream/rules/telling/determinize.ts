import { type Imagined, type Seat, shuffleWith } from '@turnpoint/kernel';
import type { CardNo } from '../../content/index.ts';
import { CELLS } from '../../content/index.ts';
import { takeFrom } from '../board/void.ts';
import type { LaneView, Look, Piece, PieceView, Player, PlayerView, TimeStream, View } from '../types.ts';
import { imagineList } from './imagine-list.ts';

type Int = (below: number) => number;

/** A table and a stack that fit a look: what the viewer cannot know is dealt anew from what is left of the deck lists. */
export function determinize(look: Look, int: Int): Imagined<TimeStream> {
  const { view } = look;
  return {
    table: {
      powerStart: view.powerStart,
      openLists: view.openLists,
      first: view.first,
      turn: view.turn,
      step: view.step,
      turns: view.turns,
      players: [fill(look, 0, int), fill(look, 1, int)],
      lanes: view.lanes.map(copyLane),
      nextPiece: view.nextPiece,
      chains: view.chains,
      chainLimit: view.chainLimit,
      plays: view.plays,
      used: view.used.slice(),
      reactions: view.reactions.slice(),
      quiet: view.quiet,
      moved: view.moved,
      timeUp: view.timeUp,
    },
    stack: view.stack,
  };
}

function fill(look: Look, seat: Seat, int: Int): Player {
  const seen = look.view.players[seat as 0 | 1];
  const known = knownCards(look.view, seat);
  const seenHand = look.seat === 1 - seat ? look.view.seenHand : null;
  const list = seen.list ?? imagineList([...known, ...(seenHand ?? [])], int);
  const left = [...list];
  for (const card of known) takeFrom(left, card);
  const hand = seen.hand ?? seenHand;
  for (const card of [...(hand ?? []), ...(seen.hidden ?? []), ...(seen.bottom ?? []), ...topOf(seen)])
    takeFrom(left, card);
  shuffleWith(int, left);
  const take = (n: number) => left.splice(left.length - n, n);
  return {
    list,
    hand: hand?.slice() ?? take(seen.handSize),
    hidden: seen.hidden?.slice() ?? take(seen.hiddenSize),
    ...deckFrom(seen, left),
    shown: seen.shown.slice(),
    unlinked: seen.unlinked.slice(),
    linked: seen.linked.slice(),
    held: seen.held.slice(),
    sealed: [...seen.sealed],
    closed: [...seen.closed],
    skipsTarget: seen.skipsTarget,
    turns: seen.turns,
  };
}

/** The known top cards that are not among the known bottom ones: in a short deck the two overlap. */
function topOf({ top, deckSize, knownBottom }: PlayerView): CardNo[] {
  return (top ?? []).slice(0, Math.max(0, deckSize - knownBottom));
}

function deckFrom(seen: PlayerView, rest: readonly CardNo[]): Pick<Player, 'deck' | 'knownTop' | 'knownBottom'> {
  const { knownTop, knownBottom } = seen;
  return { deck: [...(seen.bottom ?? []), ...rest, ...topOf(seen).reverse()], knownTop, knownBottom };
}

/** What lies open: cards in play, Power Cells and the open part of the Void. */
function knownCards(view: View, seat: Seat): CardNo[] {
  const { shown, unlinked, linked } = view.players[seat as 0 | 1];
  const found = [...shown];
  for (let cell = 0; cell < CELLS; cell++) {
    for (let n = (unlinked[cell] as number) + (linked[cell] as number); n > 0; n--) found.push(cell);
  }
  for (const { location, advances, obstacles } of view.lanes) {
    for (const { by, card, links, powers } of [...location, ...advances, ...obstacles]) {
      if (by === seat) found.push(card, ...links, ...powers.map(({ cell }) => cell));
    }
  }
  for (const frame of view.stack) if (frame.kind === 'spent' && frame.seat === seat) found.push(frame.card);
  return found;
}

function copyLane({ location, advances, obstacles }: LaneView) {
  return { location: location.map(toPiece), advances: advances.map(toPiece), obstacles: obstacles.map(toPiece) };
}

function toPiece({ id, card, by, since, counters, links, powers }: PieceView): Piece {
  return { id, card, by, since, counters, links: links.slice(), powers: powers.slice() };
}
