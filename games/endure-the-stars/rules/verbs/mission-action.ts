import { no } from '@turnpoint/kernel';
import type { SpecialCondition } from '../../content/index.ts';
import { isOfClass, survivorAt, zoneOf } from '../board/crew/crew.ts';
import { stunnedIn } from '../board/foes/foes.ts';
import { missionIn, zoneIn } from '../board/ship.ts';
import type { Clause } from '../clauses.ts';
import { cannotTakeOver } from '../effects/mission/control.ts';
import { allHold } from '../effects/mission/holds.ts';
import { hasWorked } from '../effects/mission/once.ts';
import type { Choice, Ruling, Table, Who } from '../types.ts';

type Offered = SpecialCondition & { readonly when: { readonly kind: 'missionAction' } };
type Loose = Readonly<Record<string, unknown>>;

/** An action that only this mission has, by its place among the special conditions. */
function offeredBy(t: Table, rule: unknown): Offered | null {
  const known = typeof rule === 'number' ? missionIn(t).conditions[rule] : undefined;
  return known?.when.kind === 'missionAction' ? (known as Offered) : null;
}

/** What it is done to: nothing, or a stunned enemy here, one of each type. */
function subjectsOf(t: Table, who: Who, { if: conditions }: Offered): (number | null)[] {
  const wanted = conditions.find((condition) => condition.kind === 'stunnedEnemyHere');
  if (wanted === undefined) return [null];
  const stunned = stunnedIn(t, zoneOf(t, who), wanted.family);
  return stunned.filter(({ type }, n) => stunned.findIndex((other) => other.type === type) === n).map(({ id }) => id);
}

/** ETS-O.4: why an action of the mission cannot be done at all now, by the mission's own clause. */
function cannotOffer(t: Table, who: Who, rule: number, offered: Offered): Ruling | null {
  const { if: conditions, do: effects, when } = offered;
  const clause = offered.clause as Clause;
  const isHere = when.zones.length === 0 || when.zones.some((name) => zoneIn(t, name) === zoneOf(t, who));
  if (!isHere) return no(clause, 'why.not-here');
  const wanted = conditions.find((condition) => condition.kind === 'actorIs');
  if (wanted !== undefined && !isOfClass(t, who, wanted.class))
    return no(clause, 'why.other-class', { class: { key: `class.${wanted.class}` } });
  if (subjectsOf(t, who, offered).length === 0) return no(clause, 'why.nobody-stunned');
  if (hasWorked(t, rule) || !allHold(t, conditions, who)) return no(clause, 'why.not-now');
  return effects.some(({ kind }) => kind === 'takeOver') ? cannotTakeOver(t) : null;
}

/** The mission's own actions that can be done now, each for every number of actions that it may take. */
export function missionActions(t: Table, who: Who): Choice[] {
  return missionIn(t).conditions.flatMap((_, rule) => {
    const offered = offeredBy(t, rule);
    if (offered === null || cannotOffer(t, who, rule, offered) !== null) return [];
    const { least, most } = offered.when;
    const costs = Array.from({ length: Math.max(0, Math.min(most, survivorAt(t, who).actions) - least + 1) });
    return subjectsOf(t, who, offered).flatMap((figure) =>
      costs.map((_none, n): Choice => ({ kind: 'mission-action', rule, actions: least + n, figure })),
    );
  });
}

/** Why such an action cannot be done as it was asked for. */
export function cannotDoMission(t: Table, who: Who, { rule, actions, figure }: Loose): Ruling | null {
  const offered = offeredBy(t, rule);
  if (offered === null) return no('ETS-10.1', 'why.no-such-action');
  const why = cannotOffer(t, who, rule as number, offered);
  if (why !== null) return why;
  const clause = offered.clause as Clause;
  const { least, most } = offered.when;
  const isCost = typeof actions === 'number' && Number.isInteger(actions) && actions >= least && actions <= most;
  const isSubject = subjectsOf(t, who, offered).includes(figure as number | null);
  if (!isCost || !isSubject) return no(clause, 'why.malformed');
  return survivorAt(t, who).actions < actions ? no(clause, 'why.too-few-actions', { n: actions }) : null;
}
