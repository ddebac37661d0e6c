import { no, type Seat } from '@turnpoint/kernel';
import type { CardNo, PowerLink } from '../../content/index.ts';
import { findPiece, LANES, laneAt, playerAt } from '../board/lanes.ts';
import { kindsIn, typeOf } from '../board/payment.ts';
import { powerLinkIn } from '../board/values.ts';
import type { Choice, Context, Piece, Ruling, State, Table } from '../types.ts';

export type PowerLinkChoice = Extract<Choice, { kind: 'power-link' }>;

/** A Universal cell serves every type (TS-13.14); `any` takes every cell (TS-13.12). */
function serves(cell: CardNo, { type }: PowerLink): boolean {
  return type === 'any' || typeOf(cell) === type || typeOf(cell) === 'U';
}

const linkedIn = ({ powers }: Piece, slot: number): number => powers.filter((power) => power.slot === slot).length;

/** Null when this Unlinked cell may be linked to that Power Link (TS-13.12, 13.17). */
export function cannotPowerLink(t: Table, seat: Seat, { piece, slot, cell }: PowerLinkChoice): Ruling | null {
  const found = findPiece(t, piece);
  if (found === null || found.piece.by !== seat || slot < 0 || slot > found.piece.links.length)
    return no('TS-13.12', 'why.no-power-link');
  const link = powerLinkIn(found.piece, slot);
  if (link === null) return no('TS-13.12', 'why.no-power-link');
  if (!((playerAt(t, seat).unlinked[cell] ?? 0) > 0)) return no('TS-13.12', 'why.no-unlinked-cell');
  if (!serves(cell, link)) return no('TS-13.12', 'why.wrong-cell', { type: { key: `cell.${link.type}` } });
  return linkedIn(found.piece, slot) < link.max ? null : no('TS-13.17', 'why.power-link-full', { n: link.max });
}

export function listPowerLinks(t: Table, seat: Seat): PowerLinkChoice[] {
  const found: PowerLinkChoice[] = [];
  const cells = kindsIn(playerAt(t, seat).unlinked);
  if (cells.length === 0) return found;
  for (const lane of LANES) {
    const { location, advances, obstacles } = laneAt(t, lane);
    for (const column of [location, advances, obstacles]) {
      for (const piece of column) if (piece.by === seat) addLinks(found, piece, cells);
    }
  }
  return found;
}

function addLinks(found: PowerLinkChoice[], piece: Piece, cells: readonly CardNo[]): void {
  for (let slot = 0; slot <= piece.links.length; slot++) {
    const link = powerLinkIn(piece, slot);
    if (link === null || linkedIn(piece, slot) >= link.max) continue;
    for (const cell of cells) if (serves(cell, link)) found.push({ kind: 'power-link', piece: piece.id, slot, cell });
  }
}

/** The cell leaves the Unlinked location and lies with the card (TS-13.13, 13.15). */
export function makePowerLink(s: State, seat: Seat, { piece, slot, cell }: PowerLinkChoice, ctx: Context): void {
  const found = findPiece(s.table, piece);
  if (found === null) return;
  (playerAt(s.table, seat).unlinked[cell] as number)--;
  found.piece.powers.push({ slot, cell });
  s.table.plays++;
  ctx.log({ type: 'power-linked', clause: 'TS-13.12', seat, piece, card: found.piece.card, cell });
}
