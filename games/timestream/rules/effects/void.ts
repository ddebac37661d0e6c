import type { EffectOf } from '../../content/index.ts';
import { voidPiece } from '../board/leave-play.ts';
import { askPieces, cannotReachAny, piecesFor } from './pieces.ts';
import type { WordRules } from './word.ts';

/** All that one text voids goes together; what reacts waits for the end of it (TS-17.22). */
export const voidCards: WordRules<EffectOf<'void'>> = {
  ask: (t, f, { which }) => askPieces(t, f, which, 'prompt.void'),
  cannot: (t, f, { which }) => cannotReachAny(t, f, which),
  run(s, f, { which }, pick, ctx) {
    for (const piece of piecesFor(s.table, f, which, pick)) voidPiece(s, piece, 'TS-17.22', ctx);
  },
};
