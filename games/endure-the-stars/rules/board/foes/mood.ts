import { bossCardOf, CALM, type Mood } from '../../../content/index.ts';
import type { Figure, Table } from '../../types.ts';

/** What the Mood, Protocol or Rhetoric card in play changes (ETS-19.7, 19.8). */
export function moodOf({ boss }: Pick<Table, 'boss'>, figure: Figure): Mood {
  const mood = boss === null || boss.mood === null ? null : bossCardOf(boss.mood).mood;
  if (boss === null || mood === null) return CALM;
  return mood.whenWounded && figure.health * 2 > boss.full ? CALM : mood;
}
