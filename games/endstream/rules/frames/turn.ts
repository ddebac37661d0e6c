import { type FrameRules, NOBODY, no, only, type Seat } from '@turnpoint/kernel';
import { cannotDraw } from '../ending/leave.ts';
import type { Choice, EndStream, Frame, Ruling, Table } from '../types.ts';
import { ability } from '../verbs/ability.ts';
import { activate } from '../verbs/activate.ts';
import { agenda, push } from '../verbs/agenda.ts';
import { finishTurn } from '../verbs/finish.ts';
import { move, step } from '../verbs/move.ts';
import { spin } from '../verbs/spin.ts';
import { tech } from '../verbs/tech.ts';
import type { Verb } from '../verbs/verb.ts';

/** What may be done in the action part, in any order and interleaved (ES-4.4). */
const VERBS = { agenda, push, activate, ability, tech, move, step, spin } as const;
const ALL = Object.values(VERBS) as unknown as Verb[];
const FINISH: Choice = { kind: 'finish' };

/** The action part of a turn (ES-4.2). */
export const turn: FrameRules<EndStream, Extract<Frame, { kind: 'turn' }>> = {
  deciders: ({ table }, frame) => (table.timeUp ? NOBODY : only(frame.seat)),

  prompt: ({ table }) => ({ key: table.lost.length > 0 ? 'prompt.decided' : 'prompt.turn' }),

  choices({ table }, { seat }) {
    const found: Choice[] = [];
    if (table.lost.length === 0) for (const verb of ALL) verb.list(table, seat, found);
    found.push(FINISH);
    return found;
  },

  refuse({ table }, { seat }, _, choice) {
    if (table.lost.length > 0) return no('ES-15.7', 'why.decided');
    const { kind } = Object(choice) as { kind?: unknown };
    return cannotDraw(table, seat, kind) ?? refuseAct(table, seat, choice) ?? no('ES-4.4', 'why.unknown');
  },

  resolve(s, frame, [choice], ctx) {
    if (choice === undefined || choice.kind === 'finish') return finishTurn(s, frame.seat, ctx);
    ctx.push(frame);
    verbOf(choice)?.act(s, frame.seat, choice, ctx);
  },
};

function verbOf(choice: { readonly kind: unknown }): Verb | undefined {
  return Object.hasOwn(VERBS, choice.kind as string)
    ? (VERBS[choice.kind as keyof typeof VERBS] as unknown as Verb)
    : undefined;
}

/** The choice comes from outside: anything at all. */
function refuseAct(t: Table, seat: Seat, choice: unknown): Ruling | null {
  if (typeof choice !== 'object' || choice === null) return null;
  const asked = choice as Choice;
  const verb = verbOf(asked);
  const isWhole =
    verb !== undefined &&
    Object.keys(EXAMPLES[asked.kind as keyof typeof VERBS]).every((field) => isPlain(asked, field));
  return isWhole ? verb.cannot(t, seat, asked) : null;
}

/** What the fields of each kind are made of: numbers, and the address of an ability. */
const EXAMPLES: { readonly [K in keyof typeof VERBS]: Omit<Extract<Choice, { kind: K }>, 'kind'> } = {
  agenda: { place: 0 },
  push: { place: 0 },
  activate: { operator: 0 },
  ability: { user: 0, ability: '' },
  tech: { operator: 0, slot: 0 },
  move: { operator: 0, to: 0 },
  step: { to: 0 },
  spin: { operator: 0 },
};

function isPlain(choice: object, field: string): boolean {
  const value = (choice as Record<string, unknown>)[field];
  return field === 'ability' ? typeof value === 'string' : Number.isInteger(value);
}
