import type { Seat, Viewer } from '@turnpoint/kernel';
import type { CardId, Table } from '../types.ts';

/** What viewers have seen go to a hand (R52). Viewers are the seats and, as the last, the spectators. */
export function noMarks(seats: number): CardId[][][] {
  return Array.from({ length: seats + 1 }, () => Array.from({ length: seats }, () => []));
}

export function marksOf(t: Table, viewer: Viewer, holder: Seat): readonly CardId[] {
  return t.marks[viewer ?? t.players.length]?.[holder] ?? [];
}

/** A card came to this hand in sight of all. */
export function markForAll(t: Table, holder: Seat, card: CardId): void {
  t.marks.forEach((byHolder, viewer) => {
    if (viewer !== holder) byHolder[holder]?.push(card);
  });
}

/** A card came to this hand in sight of one other seat. */
export function markFor(t: Table, viewer: Seat, holder: Seat, card: CardId): void {
  t.marks[viewer]?.[holder]?.push(card);
}

/** A card left this hand in sight of all. */
export function leftInSight(t: Table, holder: Seat, card: CardId): void {
  for (const byHolder of t.marks) strike(byHolder[holder] as CardId[], card);
}

/** A card left this hand in sight of one other seat only; for all others the whole hand is unknown again. */
export function leftUnseen(t: Table, holder: Seat, card: CardId, seenBy: Seat): void {
  t.marks.forEach((byHolder, viewer) => {
    if (viewer === seenBy) strike(byHolder[holder] as CardId[], card);
    else byHolder[holder] = [];
  });
}

/** This hand is gone, or known to its holder alone. */
export function forgetHand(t: Table, holder: Seat): void {
  for (const byHolder of t.marks) byHolder[holder] = [];
}

function strike(marks: CardId[], card: CardId): void {
  const at = marks.indexOf(card);
  if (at >= 0) marks.splice(at, 1);
}
