import { enemyOf } from '../content/index.ts';
import type { Choice, FrameOf } from '../rules/index.ts';
import { worthOfFoe } from './attack.ts';
import { missionOf } from './chart.ts';
import { toWeaken } from './loader.ts';
import { needsOf } from './needs.ts';
import type { Turn } from './turn.ts';

/** What is begun is finished; of what can be killed the most dangerous comes first (ETS-15.5, 15.6). */
export function assignWorth(turn: Turn, { hits, dice, damage }: FrameOf<'assign'>, choice: Choice): number {
  if (choice.kind === 'hit-objective') return 6;
  if (choice.kind !== 'hit') return 0;
  const figure = turn.view.figures.find(({ id }) => id === choice.figure);
  if (figure === undefined) return 0;
  const { health, isBoss } = enemyOf(figure.type);
  if (isBoss) return needsOf(missionOf(turn.view)).pin && toWeaken(turn.view, figure.health) === 0 ? -1 : 1;
  const given = hits.reduce((sum, hit) => (hit.figure === figure.id ? sum + hit.damage : sum), 0);
  const needed = Math.ceil((health - given) / damage);
  return needed <= dice.length ? 20 * given + worthOfFoe(turn, figure) / Math.max(1, needed) : 0;
}
