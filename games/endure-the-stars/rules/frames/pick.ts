import { type FrameRules, no, only } from '@turnpoint/kernel';
import { campaignOf } from '../../content/campaigns/index.ts';
import { type Class, isSurvivor, MOST, PERSONAS, personaOf } from '../../content/index.ts';
import { seated } from '../board/crew/seating.ts';
import { missionIn } from '../board/ship.ts';
import type { Endure, FrameOf, Ruling, Seat, Survivor, Table } from '../types.ts';

const classesOf = (t: Table): Class[] =>
  t.team.flatMap(({ id, fate }) => (fate === 'dead' ? [] : [personaOf(id).class]));

/** Classes that the mission needs, and its campaign when it begins (ETS-C1.1). */
function requiredBy(t: Table): string[] {
  const whole = t.campaign === null || t.campaign.won.length > 0 ? [] : campaignOf(t.campaign.id).requires;
  return [...new Set([...missionIn(t).requires, ...whole])];
}

/** ETS-2.8, 2.27: one survivor of a class, and room left for the classes that the mission requires. */
export function cannotPick(t: Table, id: unknown): Ruling | null {
  if (!isSurvivor(id)) return no('ETS-1.30', 'why.no-such-survivor');
  const { class: wanted } = personaOf(id);
  if (t.campaign?.used.includes(id)) return no('ETS-21.11', 'why.survivor-used');
  const chosen = classesOf(t);
  if (chosen.includes(wanted)) return no('ETS-2.8', 'why.class-taken', { class: { key: `class.${wanted}` } });
  const missing = requiredBy(t).filter((needed) => needed !== wanted && !(chosen as string[]).includes(needed));
  const places = t.options.team - chosen.length - 1;
  return missing.length > places
    ? no('ETS-2.4', 'why.class-required', { class: { key: `class.${missing[0]}` } })
    : null;
}

/** Each player for their own seats. */
export const pick: FrameRules<Endure, FrameOf<'pick'>> = {
  deciders: (_s, { seat }) => only(seat),
  prompt: ({ table: t }) => ({ key: 'prompt.pick', args: { n: t.team.length + 1, of: t.options.team } }),
  choices: ({ table: t }) =>
    PERSONAS.flatMap(({ id }) => (cannotPick(t, id) === null ? [{ kind: 'survivor', id } as const] : [])),
  refuse: ({ table: t }, _frame, _seat, choice) => {
    const { kind, id } = (choice ?? {}) as { kind?: unknown; id?: unknown };
    if (kind !== 'survivor') return no('ETS-2.27', 'why.pick');
    return cannotPick(t, id) ?? no('ETS-2.27', 'why.malformed');
  },
  resolve({ table: t }, { seat }, [choice], ctx) {
    if (choice?.kind !== 'survivor') return;
    // Who joins for the dead sits where the seat has its place.
    t.team = seated([...t.team, newSurvivor(choice.id, seat)]);
    ctx.learns([seat]);
    ctx.log({ type: 'picked', clause: 'ETS-2.27', seat, survivor: choice.id });
  },
};

/** ETS-2.9 to 2.11 */
export function newSurvivor(id: string, seat: Seat): Survivor {
  return {
    id,
    seat,
    fate: 'living',
    zone: null,
    health: MOST,
    resolve: MOST,
    injuries: [],
    scar: null,
    body: null,
    head: null,
    packs: [[], [], []],
    hasCrisis: true,
    resolves: [],
    goal: null,
    carries: [],
    inView: [],
    turn: 'waiting',
    actions: 0,
    spent: 0,
    isLoud: false,
    moved: 0,
    held: null,
    stun: null,
    barred: false,
    bonus: 0,
    used: [],
    searched: [],
  };
}
