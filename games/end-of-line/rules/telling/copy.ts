import type { Player, Table } from '../types.ts';

/** Laid cards, frames and orders never change, so a copy shares them. Equal to the kernel's general copy. */
export function copyTable(t: Table): Table {
  return {
    mode: t.mode,
    size: t.size,
    cells: t.cells.slice(),
    players: t.players.map(copyPlayer),
    reveals: t.reveals,
    first: t.first,
    round: t.round,
    order: t.order,
    laid: t.laid,
  };
}

function copyPlayer(p: Player): Player {
  return {
    colour: p.colour,
    entry: p.entry,
    entryWay: p.entryWay,
    head: p.head,
    energy: p.energy,
    effect: p.effect,
    hand: p.hand.slice(),
    deck: p.deck.slice(),
    ended: p.ended,
    out: p.out,
  };
}
