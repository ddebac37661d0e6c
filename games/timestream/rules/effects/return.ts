import type { EffectOf } from '../../content/index.ts';
import { returnPiece } from '../board/leave-play.ts';
import { askPieces, cannotReachAny, piecesFor } from './pieces.ts';
import type { WordRules } from './word.ts';

export const returnToHand: WordRules<EffectOf<'return'>> = {
  ask: (t, f, { which }) => askPieces(t, f, which, 'prompt.return'),
  cannot: (t, f, { which }) => cannotReachAny(t, f, which),
  run(s, f, { which }, pick, ctx) {
    for (const piece of piecesFor(s.table, f, which, pick)) returnPiece(s, piece, 'TS-17.13', ctx);
  },
};
