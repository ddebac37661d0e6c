import type { PlainEffect } from '../../content/index.ts';
import type { Table } from '../types.ts';
import { bracketOf } from './bracket.ts';
import { missionIn } from './ship.ts';

type Group = Extract<PlainEffect, { kind: 'groupPlaces' }>;
type Known = Pick<Table, 'options'>;

/** Tokens that lay on the places of a mark when the mission began: those were laid in the order of the places. */
export function markedTokens(t: Known, mark: string): number[] {
  const used = missionIn(t).radar.filter(({ emptyIn }) => !emptyIn.includes(bracketOf(t)));
  return used.flatMap((place, id) => (place.mark === mark ? [id] : []));
}

/** ETS-M11.9: tokens of which one is the boss, and everybody knows it; null where the mission has no such group. */
export function bossAmong(t: Known): { readonly boss: string; readonly ids: readonly number[] } | null {
  const effects = missionIn(t).conditions.flatMap((rule) => rule.do);
  const group = effects.find((effect): effect is Group => effect.kind === 'groupPlaces');
  if (group === undefined) return null;
  const ids = markedTokens(t, group.mark).slice(0, group.others + 1);
  return ids.length <= group.others ? null : { boss: group.boss, ids };
}
