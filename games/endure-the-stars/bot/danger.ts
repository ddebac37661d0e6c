import { enemyOf } from '../content/index.ts';
import { isSight } from '../rules/board/crew/sight.ts';
import { isShielded } from '../rules/board/foes/space.ts';
import { NO_SAVE, saveOf } from '../rules/board/kit/values.ts';
import { isReviving } from '../rules/effects/mission/reviving-boss.ts';
import type { Figure, Who, ZoneId } from '../rules/index.ts';
import { damageOfFoe, gapTo, type Turn, walkOfFoe, zoneAt } from './turn.ts';

/** How likely armour lets an attack through. */
export const isHurt = ({ table }: Turn, who: Who): number => (Math.min(NO_SAVE, saveOf(table, who)) - 1) / 6;

/** Does it see somebody there, or is it after anybody and comes by (ETS-11.5, 11.23)? */
const isAware = ({ table }: Turn, figure: Figure, at: ZoneId): boolean =>
  figure.seen !== 0 || isReviving(table, figure) || isSight(table, figure.zone, at);

/** Health that this survivor is to expect to lose in the next Enemy Phase when standing there. */
export function dangerAt(turn: Turn, at: ZoneId): number {
  const known = turn.dangers.get(at);
  if (known !== undefined) return known;
  const danger = workOut(turn, at);
  turn.dangers.set(at, danger);
  return danger;
}

function workOut(turn: Turn, at: ZoneId): number {
  if (isShielded(turn.table, at) && !turn.foes.has(at)) return 0;
  let sum = 0;
  for (const figure of turn.view.figures) {
    if (figure.stun > 0 || !isAware(turn, figure, at)) continue;
    const gap = gapTo(turn, figure, at);
    if (gap <= walkOfFoe(turn, figure)) sum += damageOfFoe(turn, figure) * shareOf(turn, figure, gap);
  }
  return sum * isHurt(turn, turn.who);
}

/** It goes for the nearest that it knows of; those who are equally near share its attacks (ETS-11.24, 13.12). */
function shareOf(turn: Turn, figure: Figure, gap: number): number {
  let alike = 1;
  for (const mate of turn.mates) {
    const at = zoneAt(turn, mate);
    if (!isAware(turn, figure, at)) continue;
    const theirs = gapTo(turn, figure, at);
    if (theirs < gap) return 0.2;
    if (theirs === gap) alike++;
  }
  // ETS-20.16: nobody is spared by standing with others.
  return enemyOf(figure.type).each ? 1 : 1 / alike;
}
