import type { Lane, Piece, Player, Table } from '../types.ts';

/** Frames, reactions, powers and lists never change, so a copy shares them. Equal to the kernel's general copy. */
export function copyTable(t: Table): Table {
  return {
    powerStart: t.powerStart,
    openLists: t.openLists,
    first: t.first,
    turn: t.turn,
    step: t.step,
    turns: t.turns,
    players: [copyPlayer(t.players[0]), copyPlayer(t.players[1])],
    lanes: t.lanes.map(copyLane),
    nextPiece: t.nextPiece,
    chains: t.chains,
    chainLimit: t.chainLimit,
    plays: t.plays,
    used: t.used.slice(),
    reactions: t.reactions.slice(),
    quiet: t.quiet,
    moved: t.moved,
    timeUp: t.timeUp,
  };
}

function copyPlayer(p: Player): Player {
  return {
    list: p.list,
    hand: p.hand.slice(),
    deck: p.deck.slice(),
    knownTop: p.knownTop,
    knownBottom: p.knownBottom,
    shown: p.shown.slice(),
    hidden: p.hidden.slice(),
    unlinked: p.unlinked.slice(),
    linked: p.linked.slice(),
    held: p.held.slice(),
    sealed: [p.sealed[0], p.sealed[1], p.sealed[2]],
    closed: [p.closed[0], p.closed[1], p.closed[2]],
    skipsTarget: p.skipsTarget,
    turns: p.turns,
  };
}

function copyLane({ location, advances, obstacles }: Lane): Lane {
  return {
    location: location.map(copyPiece),
    advances: advances.map(copyPiece),
    obstacles: obstacles.map(copyPiece),
  };
}

function copyPiece(p: Piece): Piece {
  return {
    id: p.id,
    card: p.card,
    by: p.by,
    since: p.since,
    counters: p.counters,
    links: p.links.slice(),
    powers: p.powers.slice(),
  };
}
