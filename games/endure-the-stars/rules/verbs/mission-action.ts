import { no } from '@turnpoint/kernel';
import { enemyOf, type SpecialCondition } from '../../content/index.ts';
import { survivorAt, zoneOf } from '../board/crew/crew.ts';
import { figuresIn } from '../board/foes/foes.ts';
import { missionIn, zoneIn } from '../board/ship.ts';
import type { Clause } from '../clauses.ts';
import { allHold } from '../effects/mission/holds.ts';
import { isOfClass } from '../effects/mission/traits.ts';
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
  const stunned = figuresIn(t, zoneOf(t, who)).filter(
    ({ type, stun }) => stun > 0 && enemyOf(type).family === wanted.family,
  );
  return stunned.filter(({ type }, n) => stunned.findIndex((other) => other.type === type) === n).map(({ id }) => id);
}

/** Not what works once and has. */
const isOpen = (t: Table, who: Who, { once, clause, if: conditions }: Offered): boolean =>
  !(once && t.ruled.includes(clause)) && allHold(t, conditions, who);

const isThere = (t: Table, who: Who, { when: { zones } }: Offered): boolean =>
  zones.length === 0 || zones.some((name) => zoneIn(t, name) === zoneOf(t, who));

/** The mission's own actions that can be done now, each for every number of actions that it may take. */
export function missionActions(t: Table, who: Who): Choice[] {
  return missionIn(t).conditions.flatMap((_, rule) => {
    const offered = offeredBy(t, rule);
    if (offered === null || !isThere(t, who, offered) || !isOpen(t, who, offered)) return [];
    const { least, most } = offered.when;
    const costs = Array.from({ length: Math.max(0, Math.min(most, survivorAt(t, who).actions) - least + 1) });
    return subjectsOf(t, who, offered).flatMap((figure) =>
      costs.map((_none, n): Choice => ({ kind: 'mission-action', rule, actions: least + n, figure })),
    );
  });
}

/** ETS-O.4: why such an action cannot be done, by the mission's own clause. */
export function cannotDoMission(t: Table, who: Who, { rule, actions, figure }: Loose): Ruling | null {
  const offered = offeredBy(t, rule);
  if (offered === null) return no('ETS-10.1', 'why.no-such-action');
  const clause = offered.clause as Clause;
  if (!isThere(t, who, offered)) return no(clause, 'why.not-here');
  const wanted = offered.if.find((condition) => condition.kind === 'actorIs');
  if (wanted !== undefined && !isOfClass(t, who, wanted.class))
    return no(clause, 'why.other-class', { class: { key: `class.${wanted.class}` } });
  const subjects = subjectsOf(t, who, offered);
  if (subjects.length === 0) return no(clause, 'why.nobody-stunned');
  if (!isOpen(t, who, offered)) return no(clause, 'why.not-now');
  const { least, most } = offered.when;
  const isCost = typeof actions === 'number' && Number.isInteger(actions) && actions >= least && actions <= most;
  if (!isCost || !subjects.includes(figure as number | null)) return no(clause, 'why.malformed');
  return survivorAt(t, who).actions < actions ? no(clause, 'why.too-few-actions', { n: actions }) : null;
}
