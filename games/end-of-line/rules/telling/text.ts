import type { Message, Seat, Section, Value } from '@turnpoint/kernel';
import { cellAt, cellName, FACES, WAYS, type Way, waysOut } from '../../content/index.ts';
import { type Cell, type Laid, type Look, type PlayerView, START, type View } from '../types.ts';

/** The look in words and characters: for the terminal, the screen reader and programs. */
export function text(look: Look): Section[] {
  const { view } = look;
  const sections: Section[] = [
    { title: { key: 'text.area', args: { size: view.size } }, lines: drawArea(view) },
    { title: { key: 'text.lines', args: { round: view.round } }, lines: tellLines(view) },
  ];
  const hands = view.players.flatMap((player, seat) => (player.hand === null ? [] : [tellHand(player, seat)]));
  if (hands.length > 0) sections.push({ title: { key: 'text.hands' }, lines: hands });
  sections.push({ title: { key: 'text.unseen' }, lines: inOrder(view).map((seat) => tellUnseen(view, seat)) });
  if (view.score !== null) {
    const { unplaced, energy, empty, total } = view.score;
    sections.push({
      title: { key: 'text.score' },
      lines: [{ key: 'log.score', args: { unplaced, energy, empty, total } }],
    });
  }
  if (look.outcome !== null) sections.push({ title: { key: 'text.outcome' }, lines: [look.outcome.by] });
  return sections;
}

/** One line per row of the area, three characters per cell; letters a to h are the seats, capitals their heads. */
function drawArea(view: View): string[] {
  const columns = Array.from({ length: view.size }, (_, i) => i);
  const head = `    ${columns.map((x) => String(x).padEnd(3)).join('')}`;
  const rows = columns.map((y) => {
    const cells = columns.map((x) => drawCell(view, cellAt(view.size, x, y)));
    return `${String(y).padStart(2)}  ${cells.join('')}`;
  });
  return [head, ...rows].map((row) => row.trimEnd());
}

function drawCell(view: View, cell: Cell): string {
  const card = view.cells[cell];
  if (card === null || card === undefined) return '·  ';
  const letter = String.fromCharCode(97 + card.seat);
  const isHead = view.players[card.seat]?.head === cell;
  return `${isHead ? letter.toUpperCase() : letter}${drawCard(card)} `;
}

/** Box characters by the sides they touch: N 1, E 2, S 4, W 8. */
const BOXES = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

function drawCard(card: Laid): string {
  if (card.face === 'start') return '◆';
  const back = WAYS[(WAYS.indexOf(card.way) + 2) % 4] as Way;
  const sides = [back, ...waysOut(card.face, card.way)].reduce((mask, way) => mask | (1 << WAYS.indexOf(way)), 0);
  return BOXES[sides] as string;
}

function tellLines(view: View): Message[] {
  return inOrder(view).map((seat) => {
    const player = view.players[seat] as PlayerView;
    const args = { player: { seat }, letter: String.fromCharCode(97 + seat), energy: player.energy };
    const counts = { ...args, hand: player.handCount, deck: player.deckCount };
    if (player.out !== null) return { key: 'text.line-gone', args: { ...counts, round: player.out.round } };
    const told = { ...counts, head: tellHead(view, player), open: tellOpen(view, player) };
    if (player.effect === null) return { key: 'text.line', args: told };
    return { key: 'text.line-used', args: { ...told, effect: { key: `effect.${player.effect}` } } };
  });
}

/** What is left in hand and deck together: everybody can count it. */
function tellUnseen(view: View, seat: Seat): Message {
  const { unseen } = view.players[seat] as PlayerView;
  const faces = FACES.filter((face) => unseen[face] > 0).map(
    (face): Value => ({ key: 'text.count', args: { n: unseen[face], face: { key: `face.${face}` } } }),
  );
  if (faces.length === 0) return { key: 'text.unseen-none', args: { player: { seat } } };
  return { key: 'text.unseen-of', args: { player: { seat }, faces: { list: faces } } };
}

/** This round's order, then those who are out. */
function inOrder(view: View): Seat[] {
  return [...view.order, ...view.players.map((_, seat) => seat).filter((seat) => !view.order.includes(seat))];
}

function tellHead(view: View, player: PlayerView): Message {
  const card = player.head === START ? null : view.cells[player.head];
  if (card === null || card === undefined) return { key: 'text.at-start' };
  return { key: 'text.head', args: { face: { key: `face.${card.face}` }, cell: cellName(view.size, player.head) } };
}

function tellOpen(view: View, player: PlayerView): Value {
  if (player.open.length === 0) return { key: 'text.closed' };
  return { list: player.open.map((cell) => cellName(view.size, cell)) };
}

function tellHand(player: PlayerView, seat: Seat): Message {
  const faces = (player.hand ?? []).map((face): Value => ({ key: `face.${face}` }));
  if (faces.length === 0) return { key: 'text.hand-empty', args: { player: { seat } } };
  return { key: 'text.hand', args: { player: { seat }, faces: { list: faces } } };
}
