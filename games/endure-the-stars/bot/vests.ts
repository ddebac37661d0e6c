import { enemyOf } from '../content/index.ts';
import type { ZoneId } from '../rules/index.ts';
import { type Turn, zoneAt } from './turn.ts';

/** What a point of Health of one's own is worth when it is blown away. */
const DEAR = 1.3;

/** What the vests in a zone would deal (ETS-20.22). */
export const blastIn = ({ foes }: Turn, zone: ZoneId): number =>
  (foes.get(zone) ?? []).reduce((sum, { type }) => sum + enemyOf(type).vest, 0);

/** What the team would lose to them. */
export const lossIn = (turn: Turn, zone: ZoneId): number =>
  [turn.who, ...turn.mates].reduce((sum, who) => {
    const health = turn.view.team[who]?.health ?? 0;
    const lost = zoneAt(turn, who) === zone ? Math.min(health, blastIn(turn, zone)) : 0;
    return sum + DEAR * lost + (lost > 0 && lost === health ? 4 : 0);
  }, 0);

/** How likely one of so many dice shows a 6. */
export const sixIn = (dice: number): number => 1 - (5 / 6) ** dice;
