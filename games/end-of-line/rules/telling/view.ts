import type { Seat, Viewer } from '@turnpoint/kernel';
import { FACES, type Face } from '../../content/index.ts';
import { openCells } from '../board/area.ts';
import { isPuzzle } from '../board/modes.ts';
import { scoreOf } from '../ending/ending.ts';
import type { Player, PlayerView, State, View } from '../types.ts';

/** The specification's table "Hidden information", field by field. */
export function view(s: State, viewer: Viewer): View {
  const t = s.table;
  return {
    mode: t.mode,
    size: t.size,
    cells: t.cells.slice(),
    players: t.players.map((player, seat) => viewPlayer(s, player, seat, viewer)),
    reveals: t.reveals,
    first: t.first,
    round: t.round,
    order: t.order,
    laid: t.laid,
    stack: s.stack.slice(),
    score: isPuzzle(t.mode) ? scoreOf(t) : null,
  };
}

function viewPlayer(s: State, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const isOver = s.outcome !== null;
  return {
    colour: player.colour,
    entry: player.entry,
    entryWay: player.entryWay,
    head: player.head,
    energy: player.energy,
    effect: player.effect,
    hand: isOver || seesHand(s, seat, viewer) ? player.hand.slice() : null,
    handCount: player.hand.length,
    deck: isOver ? player.deck.slice() : null,
    deckCount: player.deck.length,
    unseen: countFaces(player),
    ended: player.ended,
    out: player.out,
    open: openCells(s.table, seat, player.head, player.entry),
  };
}

/** Own hand; in the co-operative puzzle also the partner's (EOL-11.8). Spectators see no hand before the end. */
function seesHand(s: State, seat: Seat, viewer: Viewer): boolean {
  return viewer !== null && (viewer === seat || s.table.mode === 'co-op');
}

/** Hand and deck together are public: the deck is a known list, and what was laid lies open. */
function countFaces({ hand, deck }: Player): Record<Face, number> {
  const count = { S: 0, CL: 0, CR: 0, FL: 0, FR: 0, T: 0, X: 0 };
  for (const face of hand) count[face]++;
  for (const face of deck) count[face]++;
  return count;
}

/** The faces behind such a count, sorted. */
export function facesOf(count: Readonly<Record<Face, number>>): Face[] {
  return FACES.flatMap((face) => Array<Face>(count[face]).fill(face));
}
