import { type Face, type Mode, WAYS, type Way } from '../../content/index.ts';
import type { Cell, Laid, LayKind, View } from '../../rules/types.ts';
import { stepFrom, waysOut, wayTo } from './geometry.ts';

/** A card that may be laid, as the picture needs it. */
export interface NextCard {
  readonly seat: number;
  readonly face: Face;
  readonly cell: Cell;
  readonly way: Way;
  readonly parent: Cell;
}

/** How a card comes to this cell: from the head, or with Turnaround from the card before it. */
export function landingOf(view: View, seat: number, kind: LayKind, cell: Cell): Omit<NextCard, 'face'> {
  const player = view.players[seat];
  const head = player?.head ?? -1;
  const parent = kind === 'turnaround' ? (view.cells[head]?.parent ?? head) : head;
  const way = (parent < 0 ? null : wayTo(view.size, parent, cell)) ?? player?.entryWay ?? 'N';
  return { seat, cell, way, parent };
}

/** Whom the viewer plays with: team-mates sit opposite each other. */
export function partnerOf(mode: Mode, seat: number): number | null {
  if (mode === 'co-op') return 1 - seat;
  return mode === 'team' ? (seat + 2) % 4 : null;
}

/** Cells a card's ways out would lead to. Only for the picture of what is not laid yet: the look says what is legal. */
export function cellsAhead(view: View, card: NextCard): Cell[] {
  const partner = view.mode === 'team' ? partnerOf(view.mode, card.seat) : null;
  return waysOut(card.face, card.way).flatMap((way) => {
    const next = stepFrom(view.size, card.cell, way);
    if (isEmpty(view, next, card.cell)) return [next];
    const over = view.cells[next];
    const beyond = stepFrom(view.size, next, way);
    const crosses = over != null && over.seat === partner && over.face !== 'start';
    return crosses && isEmpty(view, beyond, card.cell) ? [beyond] : [];
  });
}

const isEmpty = (view: View, cell: Cell, taken: Cell): boolean => view.cells[cell] === null && cell !== taken;

/** The table as it would look with this card laid; also used while a laid card is still on its way. */
export function withCard(view: View, card: NextCard): View {
  const laid: Laid = { seat: card.seat, face: card.face, way: card.way, parent: card.parent, n: view.laid + 1 };
  return {
    ...view,
    laid: view.laid + 1,
    cells: view.cells.with(card.cell, laid),
    players: view.players.map((player, seat) =>
      seat === card.seat
        ? { ...player, head: card.cell, open: cellsAhead(view, card) }
        : { ...player, open: openBeside(view, seat, card) },
    ),
  };
}

/** Another line's ways on once this card lies: a team-mate may cross it (EOL-12.4). */
function openBeside(view: View, seat: number, card: NextCard): readonly Cell[] {
  const { head, open } = view.players[seat] as View['players'][number];
  if (!open.includes(card.cell)) return open;
  const others = open.filter((cell) => cell !== card.cell);
  const way = WAYS.find((out) => head >= 0 && stepFrom(view.size, head, out) === card.cell);
  if (view.mode !== 'team' || partnerOf(view.mode, seat) !== card.seat || way === undefined) return others;
  const beyond = stepFrom(view.size, head, way, 2);
  return view.cells[beyond] === null ? [...others, beyond] : others;
}
