import { type Match, practisedTo, type Seat, type Types, takenBackTo } from '@turnpoint/kernel';
import type { UndoPolicy, UndoRefused } from '@turnpoint/protocol';
import type { Header } from '../storage.ts';
import { questionFor } from './question.ts';

/** What decides on taking back: what the table has agreed; the rules alone; or, for one person among bots, nothing. */
export type TakingBack = UndoPolicy | 'by-rules' | 'practice';

export function takingBack({ terms, players }: Header): TakingBack {
  if (terms !== undefined) return terms.undo;
  return players.filter(({ kind }) => kind === 'person').length === 1 ? 'practice' : 'by-rules';
}

/** Null when this seat may take back its latest choice by itself, as the rules and the table's agreement have it. */
export function cannotTakeBack(match: Match<Types>, seat: Seat, policy: TakingBack): UndoRefused | null {
  const refused = match.cannotUndo(seat);
  if (policy === 'by-rules') return refused;
  if (policy === 'practice') return refused !== null && practisedTo(match, seat) !== null ? 'practice' : refused;
  const canAsk = policy === 'consent' && takenBackTo(match, seat) !== null;
  if (refused !== null) return canAsk ? 'ask' : refused;
  // What nobody else has seen harms nobody.
  if (match.shownTo(null) < match.length || policy === 'until-next') return null;
  if (policy !== 'none' && questionFor(match, seat).asked.includes(seat)) return null;
  return canAsk ? 'ask' : 'agreed';
}

/**
 * Takes back this seat's latest choice, or everything after a step as far as it can be; null, or why nothing was. Nothing
 * becomes practice unasked: where something can be taken back freely, what stands for good stays.
 */
export function takeBack(match: Match<Types>, seat: Seat, policy: TakingBack, to: number | null): UndoRefused | null {
  const refused = cannotTakeBack(match, seat, policy);
  if (refused === 'practice') {
    const made = practisedTo(match, seat) ?? match.length;
    match.practise(Math.min(to ?? made, made));
    return null;
  }
  const goal = to ?? match.length - 1;
  while (match.length > goal && cannotTakeBack(match, seat, policy) === null) match.undo(seat);
  return refused;
}
