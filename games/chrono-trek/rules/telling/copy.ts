import type { Player, Table } from '../types.ts';

/** Frames, plays, Fractures and what was seen never change, so a copy shares them. Equal to the general copy. */
export function copyTable(t: Table): Table {
  return {
    options: t.options,
    linchpins: t.linchpins,
    anomaly: t.anomaly,
    fractures: t.fractures,
    players: t.players.map(copyPlayer),
    pile: t.pile.slice(),
    discard: t.discard.slice(),
    playing: t.playing.slice(),
    aside: t.aside.slice(),
    unused: t.unused.slice(),
    setAside: t.setAside.slice(),
    offer: t.offer.slice(),
    marks: t.marks.map((byHolder) => byHolder.map((cards) => cards.slice())),
    revealed: t.revealed,
    active: t.active,
    turns: t.turns,
    quiet: t.quiet,
  };
}

function copyPlayer(p: Player): Player {
  return {
    character: p.character,
    rejected: p.rejected,
    hand: p.hand.slice(),
    artifacts: p.artifacts.slice(),
    seen: p.seen.slice(),
    away: p.away.slice(),
    deeds: p.deeds.slice(),
    out: p.out,
  };
}
