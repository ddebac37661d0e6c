import { automatic } from '@turnpoint/kernel';
import { type EnemyType, tokenOf } from '../../content/index.ts';
import { bodies, placeOf } from '../board/allies.ts';
import { inTurnOrder, lastsFor, suffers, survivorAt } from '../board/crew/crew.ts';
import { isSight, isWatched, seesZone } from '../board/crew/sight.ts';
import { endUnnoticed, isUnnoticed } from '../board/foes/unnoticed.ts';
import { isVanished } from '../board/kit/values.ts';
import { seekBoss } from '../effects/mission/hidden-boss.ts';
import { onStanding } from '../effects/mission/hooks.ts';
import { checkEnding } from '../ending/ending.ts';
import type { Endure, Frame, Table, Token, Who, ZoneId } from '../types.ts';

/**
 * ETS-4.32: sight is worked out again. Tokens in sight are revealed first, in reading order; then every survivor tests
 * for each enemy type that came into view (ETS-8.2, 12.20).
 */
export const notice = automatic<Endure, 'notice'>((s, _frame, _picks, ctx) => {
  const t = s.table;
  const { losses, card } = seekBoss(t, ctx);
  endUnnoticed(t);
  if (t.phase === 'survivors') remember(t);
  const seen = t.tokens.filter(({ zone }) => isWatched(t, zone)).sort((a, b) => a.zone - b.zone || a.id - b.id);
  const due: Frame[] = [];
  for (const { id } of seen) due.push({ kind: 'reveal', token: id });
  for (const who of inTurnOrder(t)) oweTests(t, who, seen, due);
  // Whoever found no room where a token was revealed stands elsewhere, perhaps in sight of others (ETS-17.7).
  if (seen.length > 0) due.push({ kind: 'notice' });
  ctx.push(...losses, ...due, ...card, ...onStanding(t));
  checkEnding(s, ctx);
});

/** ETS-11.5: who is in sight of an enemy at any moment of the Survivor Phase was seen. */
export function remember(t: Table): void {
  for (let who = 0; who < bodies(t); who++) {
    const zone = placeOf(t, who);
    if (zone === null || isVanished(t, who) || lastsFor(t, who, 'slip-past')) continue;
    for (const figure of t.figures) {
      if (figure.stun === 0 && isSight(t, figure.zone, zone) && !isUnnoticed(t, who, figure.zone))
        figure.seen |= 1 << who;
    }
  }
}

/** Types that a survivor has in view now. */
export function typesInView(t: Table, who: Who): EnemyType[] {
  const types: EnemyType[] = [];
  for (const { type, zone } of t.figures) if (!types.includes(type) && seesZone(t, who, zone)) types.push(type);
  return types;
}

/** The tests owed for types that entered view; a type that a reveal tests at the same moment is not tested again. */
function oweTests(t: Table, who: Who, revealed: readonly Token[], due: Frame[]): void {
  const survivor = survivorAt(t, who);
  const before = survivor.inView;
  survivor.inView = typesInView(t, who);
  for (const type of survivor.inView) {
    if (before.includes(type)) continue;
    const isRevealed = revealed.some(({ face, zone }) => tokenOf(face).type === type && seesZone(t, who, zone));
    if (!isRevealed) due.push({ kind: 'test', who, clause: 'ETS-8.2' });
  }
}

/** They're All Around US: more of a type in view is a test too (once for all that come together, ETS-R97). */
export function crowdTests(t: Table, type: EnemyType, { from, to }: { from: ZoneId; to: readonly ZoneId[] }): Frame[] {
  const due: Frame[] = [];
  for (const who of inTurnOrder(t)) {
    const survivor = survivorAt(t, who);
    if (!suffers(survivor, 'theyre-all-around-us') || !survivor.inView.includes(type)) continue;
    const enters = to.some((zone) => seesZone(t, who, zone)) && !seesZone(t, who, from);
    if (enters) due.push({ kind: 'test', who, clause: 'ETS-8.30' });
  }
  return due;
}
