import type { EffectOf, Question } from '../../content/index.ts';
import { cellsInPlay } from '../board/cells-in-play.ts';
import { fills, findPiece } from '../board/lanes.ts';
import { isInLocation } from '../board/values.ts';
import type { EffectFrame, Table } from '../types.ts';
import { part } from './part.ts';
import type { WordRules } from './word.ts';

export const provided: WordRules<EffectOf<'if'>> = {
  run(s, f, { what }, _, ctx) {
    if (holds(s.table, f, what)) ctx.push(part(f, 'yes'));
  },
};

function holds(t: Table, f: EffectFrame, what: Question): boolean {
  // The cell that asks is counted: it lies in its location already (TS-9.10).
  if (what === 'fewer cells') return cellsInPlay(t, 1 - f.seat) > cellsInPlay(t, f.seat);
  if (what === 'in location') {
    const found = findPiece(t, f.piece);
    return found !== null && isInLocation(t, found.piece);
  }
  return fills(t, f.seat, what.city);
}
