import type { Seat } from '@turnpoint/kernel';
import { effectAt } from '../../content/index.ts';
import { isFilled, isLocked, laneAt, playerAt } from '../board/lanes.ts';
import { compare, targetIn } from '../board/targets.ts';
import { energyOf, isCloaked, resistanceOf } from '../board/values.ts';
import { lanesToTarget } from '../frames/target.ts';
import type { Frame, LaneView, Piece, PieceView, PlayerView, State, Table, TargetView, View } from '../types.ts';

/** The specification's table "Hidden information", field by field. */
export function view(s: State, viewer: Seat | null): View {
  const t = s.table;
  return {
    powerStart: t.powerStart,
    openLists: t.openLists,
    first: t.first,
    turn: t.turn,
    step: t.step,
    turns: t.turns,
    players: [viewPlayer(s, 0, viewer), viewPlayer(s, 1, viewer)],
    lanes: t.lanes.map((_, lane) => viewLane(t, lane)),
    nextPiece: t.nextPiece,
    chains: t.chains,
    chainLimit: t.chainLimit,
    plays: t.plays,
    used: t.used.slice(),
    reactions: t.reactions.slice(),
    quiet: t.quiet,
    moved: t.moved,
    timeUp: t.timeUp,
    targets: s.stack.at(-1)?.kind === 'target' ? viewTargets(t) : [],
    seenHand: seenHand(s, viewer),
    stack: s.stack.flatMap((frame) => viewFrame(frame, viewer)),
  };
}

/** A play that is not final is its player's alone (TS-11.9). */
function viewFrame(frame: Frame, viewer: Seat | null): Frame[] {
  return frame.kind === 'pay' && frame.seat !== viewer ? [] : [frame];
}

/** While an ability lets a seat look at the opponent's hand and choose from it. */
function seenHand(s: State, viewer: Seat | null): readonly number[] | null {
  const frame = s.stack.at(-1);
  if (viewer === null || frame?.kind !== 'effect' || frame.seat !== viewer || frame.left < 0) return null;
  const effect = effectAt(frame.at);
  const isLooking = effect.word === 'void from hand' && effect.by === 'looker';
  return isLooking ? [...playerAt(s.table, 1 - viewer).hand] : null;
}

function viewPlayer(s: State, seat: Seat, viewer: Seat | null): PlayerView {
  const player = playerAt(s.table, seat);
  const { deck, knownTop, knownBottom } = player;
  const isOwn = seat === viewer || s.outcome !== null;
  return {
    list: isOwn || s.table.openLists ? player.list : null,
    hand: isOwn ? player.hand.slice() : null,
    handSize: player.hand.length,
    deckSize: deck.length,
    knownTop,
    knownBottom,
    top: isOwn ? deck.slice(deck.length - knownTop).reverse() : null,
    bottom: isOwn ? deck.slice(0, knownBottom) : null,
    shown: player.shown.slice(),
    hidden: isOwn ? player.hidden.slice() : null,
    hiddenSize: player.hidden.length,
    unlinked: player.unlinked.slice(),
    linked: player.linked.slice(),
    held: player.held.slice(),
    sealed: [...player.sealed],
    closed: [...player.closed],
    skipsTarget: player.skipsTarget,
    turns: player.turns,
  };
}

function viewLane(t: Table, lane: number): LaneView {
  const { location, advances, obstacles } = laneAt(t, lane);
  return {
    location: location.map((piece) => viewPiece(t, piece)),
    advances: advances.map((piece) => viewPiece(t, piece)),
    obstacles: obstacles.map((piece) => viewPiece(t, piece)),
    filled: isFilled(t, lane),
    locked: isLocked(t, lane),
  };
}

function viewPiece(t: Table, piece: Piece): PieceView {
  return {
    id: piece.id,
    card: piece.card,
    by: piece.by,
    since: piece.since,
    counters: piece.counters,
    links: piece.links.slice(),
    powers: piece.powers.slice(),
    energy: energyOf(t, piece),
    resistance: resistanceOf(t, piece),
    cloaked: isCloaked(piece),
  };
}

function viewTargets(t: Table): TargetView[] {
  return lanesToTarget(t, t.turn).map((lane) => {
    const { from, to } = targetIn(t, t.turn, lane);
    return { lane, from: from.id, to: to.id, ...compare(t, { from, to }) };
  });
}
