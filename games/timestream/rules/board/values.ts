import type { Card, PowerLink } from '../../content/index.ts';
import { cardAt } from '../../content/index.ts';
import type { Piece, Table } from '../types.ts';
import { fills, laneAt, laneOf } from './lanes.ts';

/** The card that a slot of a piece names: itself, or one linked to it. */
export function inSlot(piece: Piece, slot: number): Card {
  return cardAt(slot === 0 ? piece.card : (piece.links[slot - 1] as number));
}

export function powerLinkIn(piece: Piece, slot: number): PowerLink | null {
  return inSlot(piece, slot).powerLink;
}

/** Current E: printed, with links, Power Links and standing abilities; never below 0 (TS-3.9). */
export function energyOf(t: Table, piece: Piece): number {
  return currentValue(t, piece, 'energy');
}

/** Current R (TS-3.9). */
export function resistanceOf(t: Table, piece: Piece): number {
  return currentValue(t, piece, 'resistance');
}

function currentValue(t: Table, piece: Piece, which: 'energy' | 'resistance'): number {
  const card = cardAt(piece.card);
  let value = card.values === null ? 0 : card.values[which];
  for (const link of piece.links) value += cardAt(link).link?.[which] ?? 0;
  for (const { slot } of piece.powers) value += powerLinkIn(piece, slot)?.[which] ?? 0;
  if (card.withCity !== null && isInLocation(t, piece) && fills(t, piece.by, card.withCity.city))
    value += card.withCity[which];
  return Math.max(0, value);
}

/** An own Event Chain card in its own location. */
export function isInLocation(t: Table, piece: Piece): boolean {
  const { phase } = cardAt(piece.card);
  return phase > 0 && laneAt(t, laneOf(piece.by, phase - 1)).location.includes(piece);
}

/** A host and its links are one: what any part has, the whole has (TS-13.11). */
function has(piece: Piece, keyword: 'targetFirst' | 'cannotInitiate' | 'cloaks'): boolean {
  if (cardAt(piece.card)[keyword]) return true;
  for (const link of piece.links) if (cardAt(link)[keyword]) return true;
  return false;
}

export const hasTargetFirst = (piece: Piece): boolean => has(piece, 'targetFirst');
export const isCloaked = (piece: Piece): boolean => has(piece, 'cloaks');
/** Forbidden by a text, or no E/R at all (TS-3.3, TS-17.10). */
export const cannotInitiate = (piece: Piece): boolean =>
  has(piece, 'cannotInitiate') || cardAt(piece.card).values === null;
