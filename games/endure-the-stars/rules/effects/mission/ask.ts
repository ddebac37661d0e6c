import type { Mission, Trigger } from '../../../content/index.ts';
import { missionIn } from '../../board/ship.ts';
import type { Frame, Table, Who, ZoneId } from '../../types.ts';

type When<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;
/** Who brought it about, and where; null where nobody did. */
interface Cause {
  readonly actor: Who | null;
  readonly zone: ZoneId | null;
}

type ByTrigger = ReadonlyMap<Trigger['kind'], readonly { readonly when: Trigger; readonly rule: number }[]>;

const indexed = new WeakMap<Mission, ByTrigger>();

/** The special conditions of a mission by what they wait for: most moments are waited for by none. */
function byTrigger(mission: Mission): ByTrigger {
  const known = indexed.get(mission);
  if (known !== undefined) return known;
  const rules = mission.conditions.map(({ when }, rule) => ({ when, rule }));
  const index = Map.groupBy(rules, ({ when }) => when.kind);
  indexed.set(mission, index);
  return index;
}

const NONE: readonly Frame[] = [];
const NOBODY = { actor: null, zone: null } as const;

/** Special conditions of the mission that ask for this moment, in the order of its clauses (ETS-O.8). */
export function ask<K extends Trigger['kind']>(
  t: Table,
  kind: K,
  fits: (when: When<K>) => boolean,
  { actor, zone }: Cause = NOBODY,
): readonly Frame[] {
  const waiting = byTrigger(missionIn(t)).get(kind);
  if (waiting === undefined) return NONE;
  return waiting.flatMap(({ when, rule }): Frame[] =>
    fits(when as When<K>) ? [{ kind: 'mission', rule, actor, zone, deed: null }] : [],
  );
}

export const always = (): boolean => true;
