import type { Seat } from '@turnpoint/kernel';
import { FACES, type Face, stepTo, waysOut, wraps } from '../../content/index.ts';
import {
  type Cell,
  type Context,
  type Laid,
  type LayChoice,
  type LayKind,
  type Player,
  START,
  type Table,
} from '../types.ts';
import { isOpen, landing, NOWHERE, openCells, wayTo } from './area.ts';
import { cannotSpend } from './energy.ts';
import { isPuzzle } from './modes.ts';

/** Cards a turn must place without Boost or Brake (EOL-6.3, 6.4). */
export function due(t: Table): number {
  return t.round === 1 ? 1 : 2;
}

/** The card that a placement of this kind is attached to: the head, or with Turnaround its parent (EOL-6.7, 7.8). */
export function attachedTo(t: Table, player: Player, kind: LayKind): Cell {
  return kind === 'turnaround' ? (t.cells[player.head] as Laid).parent : player.head;
}

/** Has Turnaround a card to branch off? The Start card is none (EOL-7.13). */
export function hasParentCard(t: Table, player: Player): boolean {
  return player.head !== START && (t.cells[player.head] as Laid).parent !== START;
}

/** One object per placement, by face and cell: lists of choices are made at every step of a search. */
const LAYS = { lay: everyLay('lay'), turnaround: everyLay('turnaround'), boost: everyLay('boost') };

function everyLay(kind: LayKind): readonly { readonly face: Face; readonly lays: readonly LayChoice[] }[] {
  return FACES.map((face) => ({ face, lays: Array.from({ length: 13 * 13 }, (_, cell) => ({ kind, face, cell })) }));
}

/** Every card fits every available way out (EOL-6.11), so placements are cells times faces in hand. */
export function placements(t: Table, seat: Seat, kind: LayKind, laid: number): LayChoice[] {
  const player = t.players[seat] as Player;
  const found: LayChoice[] = [];
  if (kind === 'turnaround' && !hasParentCard(t, player)) return found;
  const cells = openCells(t, seat, attachedTo(t, player, kind), player.entry);
  const mustComplete = laid === 0 && isPuzzle(t.mode);
  for (const { face, lays } of LAYS[kind]) {
    if (!player.hand.includes(face)) continue;
    for (const cell of cells) {
      const choice = lays[cell] as LayChoice;
      if (!mustComplete || completes(t, seat, choice)) found.push(choice);
    }
  }
  return found;
}

/** Is any placement of this kind possible, the puzzles' complete-turn rule aside? */
export function canPlace(t: Table, seat: Seat, kind: LayKind): boolean {
  const player = t.players[seat] as Player;
  if (player.hand.length === 0 || (kind === 'turnaround' && !hasParentCard(t, player))) return false;
  return isOpen(t, seat, attachedTo(t, player, kind), player.entry);
}

/** Could the turn be completed without further energy after this first placement? */
export function completesFreely(t: Table, seat: Seat, first: LayChoice): boolean {
  if (due(t) === 1) return true;
  const player = t.players[seat] as Player;
  if (player.hand.length < 2) return false;
  const from = attachedTo(t, player, first.kind);
  const way = from === START ? player.entryWay : wayTo(t, seat, from, first.cell);
  return way !== null && waysOut(first.face, way).some((out) => landing(t, seat, first.cell, out) !== NOWHERE);
}

/** EOL-10.9: a first placement must leave a way to complete the turn; Brake is one whenever energy can be spent. */
function completes(t: Table, seat: Seat, first: LayChoice): boolean {
  return (first.kind === 'lay' && cannotSpend(t, seat) === null) || completesFreely(t, seat, first);
}

/** Puts the card on the table. It becomes the head; its parent is the card left (EOL-6.5, 7.12, 12.6). */
export function place(t: Table, seat: Seat, choice: LayChoice, ctx: Context): void {
  const player = t.players[seat] as Player;
  const from = attachedTo(t, player, choice.kind);
  const way = from === START ? player.entryWay : wayTo(t, seat, from, choice.cell);
  if (way === null) throw new Error(`no way from ${from} to ${choice.cell}`);
  if (choice.kind !== 'lay') {
    player.energy--;
    player.effect = choice.kind;
  }
  removeFrom(player.hand, choice.face);
  t.cells[choice.cell] = { seat, face: choice.face, way, parent: from, n: ++t.laid };
  player.head = choice.cell;
  ctx.log(layEntry(t, seat, choice, from, way, player.energy));
}

/** Keeps the order of the rest. `splice` would make a list of what it removes, at every step of a search. */
function removeFrom(hand: Face[], face: Face): void {
  for (let i = hand.indexOf(face) + 1; i < hand.length; i++) hand[i - 1] = hand[i] as Face;
  hand.length--;
}

/** The team-mate's card between two cells that are not neighbours (EOL-12.4). */
function crossedCell(t: Table, from: Cell, way: Laid['way'], cell: Cell): Cell | null {
  const next = stepTo(t.size, from, way);
  return next === cell ? null : next;
}

const CLAUSES = { lay: 'EOL-6.5', turnaround: 'EOL-7.8', boost: 'EOL-7.6' } as const;

function layEntry(t: Table, seat: Seat, choice: LayChoice, from: Cell, way: Laid['way'], energy: number) {
  const { kind, face, cell } = choice;
  const crossed = from === START ? null : crossedCell(t, from, way, cell);
  const wrapped = from !== START && (wraps(t.size, from, way) || (crossed !== null && wraps(t.size, crossed, way)));
  const clause = crossed !== null ? 'EOL-12.4' : kind === 'lay' && wrapped ? 'EOL-3.2' : CLAUSES[kind];
  return { type: 'lay', clause, seat, face, cell, way, from, kind, wrapped, crossed, energy } as const;
}
