import { automatic } from '@turnpoint/kernel';
import { enemyOf } from '../../content/index.ts';
import { isJammed } from '../board/foes/helped.ts';
import type { Endure, Figure, Frame, Table } from '../types.ts';

/** ETS-11.10: zones in reading order; enemies of one type, state and target act as a group. */
export const rank = automatic<Endure, 'rank'>(({ table: t }, { rank: now }, _picks, ctx) => {
  const acting = t.figures.filter(({ type, mode }) => mode !== null && enemyOf(type).rank === now);
  if (acting.length === 0) return;
  const groups = new Map<string, Figure[]>();
  for (const figure of acting.sort((a, b) => a.zone - b.zone || a.id - b.id)) {
    const { zone, type, mode, seen, lured, slowed } = figure;
    const key = mode === 'passive' ? `${zone} ${type}` : `${zone} ${type} ${seen} ${lured} ${slowed}`;
    groups.set(`${mode} ${key}`, [...(groups.get(`${mode} ${key}`) ?? []), figure]);
  }
  ctx.push(...[...groups.values()].map((group) => frameOf(t, group)));
});

function frameOf(t: Table, group: readonly Figure[]): Frame {
  const ids = group.map(({ id }) => id);
  const { type, mode, slowed } = group[0] as Figure;
  const actions = enemyOf(type).actions - (slowed ? 1 : 0);
  if (type === 'solomon' && !isJammed(t)) return { kind: 'gather', ids, actions, walked: 0 };
  if (enemyOf(type).isBoss) return { kind: 'rouse', figure: ids[0] as number, isActive: mode === 'active' };
  if (mode === 'passive') return { kind: 'herd', ids, steps: 0, rolled: null };
  return { kind: 'pack', ids, actions, walked: 0 };
}
