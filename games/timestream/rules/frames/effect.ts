import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { isTimeUp } from '../board/turn.ts';
import type { Clause } from '../clauses.ts';
import { askAt, runAt } from '../effects/index.ts';
import { type Ask, choiceFor, NONE, pickedIn } from '../effects/word.ts';
import { cardName } from '../refusals/facts.ts';
import { cannotPick } from '../refusals/object.ts';
import { isRecord } from '../refusals/record.ts';
import type { Choice, EffectFrame, TimeStream } from '../types.ts';

/** An ability that executes: what it asks is asked as long as anything can be answered. */
export const effect: FrameRules<TimeStream, EffectFrame> = {
  rest: false,
  deciders({ table }, frame) {
    const ask = askAt(table, frame);
    return ask === null || isIdle(ask) || isTimeUp(table, ask.seat) ? NOBODY : only(ask.seat);
  },
  prompt({ table }, frame) {
    return { key: askAt(table, frame)?.prompt ?? 'prompt.none', args: { card: cardName(frame.card) } };
  },
  choices({ table }, frame) {
    const ask = askAt(table, frame);
    return ask === null ? [] : listed(ask);
  },
  refuse({ table }, frame, _, choice) {
    const ask = askAt(table, frame);
    const wrong = ask === null ? null : cannotPick(table, frame, ask, choice);
    if (wrong !== null) return wrong;
    const clause = NO_ANSWER.get(isRecord(choice) ? choice.kind : null) ?? ask?.clause ?? 'TS-17.4';
    return no(clause, 'why.answer-first', { card: cardName(frame.card) });
  },
  resolve(s, frame, [choice], ctx) {
    const ask = askAt(s.table, frame);
    runAt(s, frame, pickIn(ask, choice), ctx);
    // In the other's turn the clock takes this one question (TS-22.6).
    if (s.table.timeUp === 1 - s.table.turn) s.table.timeUp = null;
  },
};

/** What is no answer: other plays have to wait, and none is refused where something has to be picked. */
const NO_ANSWER: ReadonlyMap<unknown, Clause> = new Map([
  ['play', 'TS-11.3'],
  ['power-link', 'TS-11.3'],
  ['cell', 'TS-11.3'],
  ['none', 'TS-17.18'],
]);

/** Nothing can be picked: it does nothing (TS-17.5). */
const isIdle = (ask: Ask): boolean => ask.options.length === 0 && !ask.mayStop;

function listed(ask: Ask): Choice[] {
  const choices = ask.options.map((pick) => choiceFor(ask, pick));
  return ask.mayStop ? [...choices, { kind: 'none' }] : choices;
}

/** Null when nothing was asked. When the time is up: none where it is allowed, otherwise the first (TS-22.6). */
function pickIn(ask: Ask | null, choice: Choice | undefined): number | null {
  if (ask === null || isIdle(ask)) return null;
  if (choice !== undefined) return pickedIn(ask, choice);
  return ask.mayStop ? NONE : (ask.options[0] ?? null);
}
