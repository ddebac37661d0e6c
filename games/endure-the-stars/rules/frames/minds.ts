import { automatic } from '@turnpoint/kernel';
import { bodies } from '../board/allies.ts';
import { hasSeen } from '../board/foes/hunt.ts';
import { decoyFor } from '../board/foes/mind.ts';
import { endUnnoticed, hears } from '../board/foes/unnoticed.ts';
import { isReviving } from '../effects/mission/reviving-boss.ts';
import type { Endure, Figure, Table } from '../types.ts';

export const minds = automatic<Endure, 'minds'>(({ table: t }) => {
  endUnnoticed(t);
  for (const figure of t.figures) {
    figure.lured = decoyFor(t, figure.zone);
    const knowsAll = isReviving(t, figure);
    // ETS-M20.9: it knows where everybody is.
    if (knowsAll) figure.seen = (1 << bodies(t)) - 1;
    figure.mode = figure.stun > 0 ? null : knowsAll || isRoused(t, figure) ? 'active' : 'passive';
  }
  for (const token of t.tokens) {
    token.lured = decoyFor(t, token.zone);
    if (token.mode === 'stalled') token.mode = null;
    else token.mode = token.lured !== null || hears(t, token.zone) ? 'active' : 'passive';
  }
});

/** ETS-11.4 */
const isRoused = (t: Table, figure: Figure): boolean =>
  figure.lured !== null || hasSeen(t, figure) || hears(t, figure.zone);
