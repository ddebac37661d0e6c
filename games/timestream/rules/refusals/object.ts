import { no } from '@turnpoint/kernel';
import { effectAt } from '../../content/index.ts';
import { findPiece } from '../board/lanes.ts';
import { isNamed } from '../board/reach.ts';
import { isCloaked } from '../board/values.ts';
import { type Ask, choiceFor } from '../effects/word.ts';
import type { EffectFrame, Ruling, Table } from '../types.ts';
import { cardName, laneName } from './facts.ts';
import { isRecord } from './record.ts';

/** Why something of the kind that is asked for cannot be picked; null for what is no answer at all. */
export function cannotPick(t: Table, f: EffectFrame, ask: Ask, choice: unknown): Ruling | null {
  if (!isRecord(choice) || !kindsOf(ask).includes(choice.kind as string)) return null;
  const found = choice.kind === 'piece' ? whyProtected(t, f, choice.piece as number) : null;
  return found ?? no(ask.clause, 'why.not-that', { card: cardName(f.card) });
}

/** An Unlinked cell and a Linked one answer the same question (TS-17.19). */
const kindsOf = (ask: Ask): string[] => (ask.kind === 'cell' ? ['unlinked', 'linked'] : [choiceFor(ask, 0).kind]);

/** A card of the kind that the text names is still no object when something protects it (TS-17.17). */
function whyProtected(t: Table, f: EffectFrame, id: number): Ruling | null {
  const effect = effectAt(f.at);
  const found = findPiece(t, id);
  if (found === null || !('which' in effect) || !isNamed(t, f, effect.which, found.piece)) return null;
  const { piece, lane } = found;
  return isCloaked(piece)
    ? no('TS-17.17', 'why.cloaked', { card: cardName(piece.card) })
    : no('TS-17.17', 'why.protected', { lane: laneName(lane) });
}
