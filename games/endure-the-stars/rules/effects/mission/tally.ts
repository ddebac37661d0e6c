import { type EnemyType, enemyOf } from '../../../content/index.ts';
import { missionIn } from '../../board/ship.ts';
import type { Table } from '../../types.ts';

const FELL = 'fell';

/** Whoever destroyed them: counted where the mission asks how many fell (ETS-M15.9). */
export function countFallen(t: Table, types: readonly EnemyType[]): void {
  if (!missionIn(t).conditions.some((rule) => rule.if.some(({ kind }) => kind === 'killCount'))) return;
  for (const type of types)
    t.lasting.push({ kind: `${FELL} ${enemyOf(type).family}`, who: 0, zone: null, until: 'mission' });
}

export const fallenOf = (t: Table, family: string): number =>
  t.lasting.filter(({ kind }) => kind === `${FELL} ${family}`).length;
