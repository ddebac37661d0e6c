import { no } from '@turnpoint/kernel';
import type { SpecialCondition, Trigger } from '../../../content/index.ts';
import { survivorAt, zoneOf } from '../../board/crew/crew.ts';
import { missionIn, zoneIn } from '../../board/ship.ts';
import type { Clause } from '../../clauses.ts';
import type { Choice, Frame, Ruling, Table, Who } from '../../types.ts';
import { allHold } from './holds.ts';

type Act = Extract<Choice, { kind: 'mission-action' }>;
type When = Extract<Trigger, { kind: 'missionAction' }>;
type Own = SpecialCondition & { readonly when: When };

const isOwn = (rule: SpecialCondition): rule is Own => rule.when.kind === 'missionAction';
const named = (t: Table, name: unknown): Own | undefined =>
  missionIn(t)
    .conditions.filter(isOwn)
    .find(({ when }) => when.name === name);

/** Why an action that only this mission has cannot be taken now. */
export function cannotMissionAct(
  t: Table,
  who: Who,
  { name, spends }: Partial<Record<keyof Act, unknown>>,
): Ruling | null {
  const rule = named(t, name);
  if (rule === undefined || typeof spends !== 'number') return no('ETS-10.1', 'why.no-such-action');
  const { when, clause } = rule;
  if (spends < when.least || spends > when.most || !Number.isInteger(spends)) return no('ETS-10.1', 'why.malformed');
  if (when.zones.length > 0 && !when.zones.some((zone) => zoneIn(t, zone) === zoneOf(t, who)))
    return no(clause as Clause, 'why.not-here');
  if ((rule.once && t.ruled.includes(clause)) || !allHold(t, rule.if, who)) return no(clause as Clause, 'why.not-now');
  return survivorAt(t, who).actions < spends ? no(clause as Clause, 'why.too-few-actions', { n: spends }) : null;
}

export function missionActs(t: Table, who: Who): Act[] {
  return missionIn(t)
    .conditions.filter(isOwn)
    .flatMap(({ when: { name, least, most } }) =>
      Array.from({ length: most - least + 1 }, (_, n): Act => ({ kind: 'mission-action', name, spends: least + n })),
    )
    .filter((choice) => cannotMissionAct(t, who, choice) === null);
}

/** The special condition that the action is. */
export const actFrames = (t: Table, who: Who, { name }: Act): Frame[] =>
  missionIn(t).conditions.flatMap((rule, n): Frame[] =>
    isOwn(rule) && rule.when.name === name ? [{ kind: 'mission', rule: n, actor: who, zone: zoneOf(t, who) }] : [],
  );
