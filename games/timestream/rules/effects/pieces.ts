import { no } from '@turnpoint/kernel';
import type { Which } from '../../content/index.ts';
import { LANES } from '../board/lanes.ts';
import { reached } from '../board/reach.ts';
import type { EffectFrame, PieceNo, Ruling, Table } from '../types.ts';
import type { Ask } from './word.ts';

/** What a word that reaches cards in play asks: one card, a lane, or nothing. */
export function askPieces(t: Table, f: EffectFrame, which: Which, prompt: string): Ask | null {
  if (which.count === 'one') {
    const options = reached(t, f, which).map(({ id }) => id);
    return { seat: f.seat, kind: 'piece', options, mayStop: false, prompt, clause: 'TS-17.17' };
  }
  if (which.where !== 'a lane') return null;
  const options = LANES.filter((lane) => reached(t, { ...f, lane }, which).length > 0);
  return { seat: f.seat, kind: 'lane', options, mayStop: false, prompt, clause: 'TS-16.7' };
}

/** An Intervention needs a card that it would do something to (TS-16.5). */
export function cannotReachAny(t: Table, f: EffectFrame, which: Which): Ruling | null {
  const ask = askPieces(t, f, which, '');
  const options = ask === null ? reached(t, f, which) : ask.options;
  return options.length === 0 ? no('TS-16.7', 'why.no-object-in-play') : null;
}

/** The cards that it comes to in the end. */
export function piecesFor(t: Table, f: EffectFrame, which: Which, pick: number | null): PieceNo[] {
  if (which.count === 'self') return [f.piece];
  if (which.count === 'one') return pick === null ? [] : [pick];
  if (which.where === 'a lane' && pick === null) return [];
  const lane = which.where === 'a lane' ? (pick as number) : f.lane;
  return reached(t, { ...f, lane }, which).map(({ id }) => id);
}
