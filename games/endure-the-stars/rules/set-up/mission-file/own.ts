import { no } from '@turnpoint/kernel';
import { BUILT, type Mission, OWN_CLAUSE, OWN_ID, type OwnMission, usedIn } from '../../../content/missions/index.ts';
import { cannotUseMission } from './index.ts';
import type { Fault } from './rule.ts';
import { fields, recordOf, type Shape, words } from './shape.ts';

/** Nobody builds more by hand, and a call that brings it must fit. */
const MOST_LETTERS = 50_000;

const texts: Shape = fields({
  title: words(1, 60),
  goal: words(0, 300),
  briefing: words(0, 2000),
  ending: words(0, 2000),
  names: recordOf(words(1, 300)),
});

/** ETS-23.2: every rule that an own mission breaks, the first the one to tell. It may be anything at all. */
export function cannotUseOwn(file: unknown): Fault[] {
  const given = Object(file) as Partial<OwnMission>;
  const where = fields({ mission: () => null, texts })(file, 'file');
  if (where !== null) return [no('ETS-V.1', 'why.mission-words', { where })];
  const faults = cannotUseMission(given.mission);
  return faults.some(({ because }) => because.key === 'why.mission-shape')
    ? faults
    : [...strange(given.mission as Mission), ...faults];
}

/** ETS-23.3: only what a published mission that can be played uses, under the one clause of own missions. */
function strange(mission: Mission): Fault[] {
  const said = [...mission.conditions, ...mission.win, ...mission.lose];
  const isNamed = mission.id === OWN_ID && said.every(({ clause }) => clause === OWN_CLAUSE);
  const naming = isNamed ? [] : [no('ETS-23.3', 'why.mission-own-id', { id: OWN_ID, clause: OWN_CLAUSE }) as Fault];
  const used = Object.entries(usedIn([mission])) as [keyof typeof BUILT, readonly string[]][];
  const unbuilt = used.flatMap(([table, kinds]) => kinds.filter((kind) => !BUILT[table].includes(kind)));
  return [...naming, ...unbuilt.map((word) => no('ETS-23.3', 'why.mission-unbuilt', { word }) as Fault)];
}

/** An own mission from outside, or the sentence that says why not. */
export function readOwn(text: string): { readonly own: OwnMission } | { readonly fault: Fault } {
  let file: unknown = null;
  try {
    if (text.length <= MOST_LETTERS) file = JSON.parse(text);
  } catch {
    // Told below: whatever is no object is no mission file.
  }
  if (typeof file !== 'object' || file === null) return { fault: no('ETS-V.1', 'why.mission-json') };
  const [fault] = cannotUseOwn(file);
  return fault === undefined ? { own: file as OwnMission } : { fault };
}
