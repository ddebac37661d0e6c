import { lastsFor } from '../rules/board/crew/crew.ts';
import { isSight, isWatched } from '../rules/board/crew/sight.ts';
import { isUnnoticed } from '../rules/board/foes/unnoticed.ts';
import { isVanished } from '../rules/board/kit/values.ts';
import { missionIn } from '../rules/board/ship.ts';
import { allHold } from '../rules/effects/mission/holds.ts';
import { typesInView } from '../rules/frames/notice.ts';
import type { State, Table, Who } from '../rules/index.ts';

/** ETS-4.32, 8.6, 12.2: what is in sight has been turned up and tested for, what is not has been forgotten. */
function sights(t: Table): string | null {
  if (t.tokens.some(({ zone }) => isWatched(t, zone))) return 'a token in sight that is not revealed';
  const isStale = ({ zone, inView }: Table['team'][number], who: Who) =>
    zone !== null && inView.toSorted().join() !== typesInView(t, who).toSorted().join();
  return t.team.some(isStale) ? 'somebody who sees other enemy types than they know of' : null;
}

/** ETS-11.5: whoever an enemy has in sight was seen, unless they hide from it. */
function memories(t: Table): string | null {
  const isHidden = (who: Who, from: number) =>
    isVanished(t, who) || lastsFor(t, who, 'slip-past') || isUnnoticed(t, who, from);
  const isMissed = t.figures.some(
    ({ stun, zone: from, seen }) =>
      stun === 0 &&
      t.team.some(
        ({ zone }, who) => zone !== null && isSight(t, from, zone) && !isHidden(who, from) && ((seen >> who) & 1) === 0,
      ),
  );
  return isMissed ? 'an enemy that has somebody in sight and did not see them' : null;
}

/** ETS-3.5, 3.9: won and lost at once. */
function endings(t: Table): string | null {
  const { win, lose } = missionIn(t);
  if (win.some((ending) => allHold(t, ending.if))) return 'a mission that is won and goes on';
  return lose.some((ending) => allHold(t, ending.if)) ? 'a mission that is lost and goes on' : null;
}

/** What has not been worked out anew when a survivor is asked for the next thing of a turn; null when all has. */
export function unsettled({ table: t, stack, outcome }: State): string | null {
  if (outcome !== null || stack.at(-1)?.kind !== 'act') return null;
  return sights(t) ?? memories(t) ?? endings(t);
}
