import { type FrameRules, NOBODY, no, only } from '@turnpoint/kernel';
import { commit } from '../board/commit.ts';
import { settleBoard } from '../board/fall.ts';
import { askAt, runAt } from '../effects/index.ts';
import { type Ask, DONE } from '../effects/word.ts';
import type { Choice, Context, EffectFrame, EndStream, State } from '../types.ts';
import { useTech } from '../verbs/tech.ts';
import { beginPaying } from './pay.ts';

/**
 * An effect being declared or done: its picks are asked one at a time. While it is declared nothing has happened yet; then
 * it is paid for and done. A part that comes later asks when it is its turn.
 */
export const effect: FrameRules<EndStream, EffectFrame> = {
  rest: false,

  deciders({ table }, frame) {
    const ask = askAt(table, frame, frame.picks);
    return ask === null || ask.isIdle() || table.timeUp ? NOBODY : only(frame.seat);
  },

  prompt({ table }, frame) {
    const key = askAt(table, frame, frame.picks)?.prompt ?? 'prompt.target';
    return { key, args: { effect: { key: `effect.${rootOf(frame.at)}` } } };
  },

  choices({ table }, frame) {
    const ask = askAt(table, frame, frame.picks);
    return ask === null ? [] : listed(ask);
  },

  refuse({ table }, frame, _, choice) {
    const ask = askAt(table, frame, frame.picks);
    const { kind, ...rest } = (choice ?? {}) as { kind?: unknown };
    const [picked] = Object.values(rest);
    if (ask === null || kind !== ask.kind || !Number.isInteger(picked)) return no('ES-R38', 'why.choose-first');
    return ask.why(picked as number);
  },

  resolve(s, frame, [choice], ctx) {
    const ask = askAt(s.table, frame, frame.picks);
    if (choice !== undefined) ctx.push({ ...frame, picks: [...frame.picks, pickedIn(choice)] });
    else if (ask !== null && !ask.isIdle()) ctx.push({ ...frame, picks: [...frame.picks, ask.options()[0] ?? DONE] });
    else if (frame.stage === 'declare') use(s, frame, ctx);
    else if (ask === null) {
      s.table.last = { user: frame.user, at: frame.at, picks: frame.picks };
      runAt(s, frame, frame.picks, ctx);
      settleBoard(s, ctx);
    }
    if (s.table.phase === 'start' && s.outcome === null) commit(s, ctx);
  },
};

function listed(ask: Ask): Choice[] {
  const choices = ask.options().map((picked): Choice => {
    if (ask.kind === 'target') return { kind: 'target', thing: picked };
    return ask.kind === 'place' ? { kind: 'place', place: picked } : { kind: 'option', n: picked };
  });
  return ask.mayStop ? [...choices, { kind: 'done' }] : choices;
}

function pickedIn(choice: Choice): number {
  if (choice.kind === 'target') return choice.thing;
  if (choice.kind === 'place') return choice.place;
  return choice.kind === 'option' ? choice.n : DONE;
}

/** Everything is chosen: now it is paid for. */
function use(s: State, frame: EffectFrame, ctx: Context): void {
  const { seat, user, at, picks } = frame;
  if (frame.gear >= 0) useTech(s, frame, ctx);
  else beginPaying(s, { seat, user, at, picks }, ctx);
}

/** The ability or tech that an effect's part belongs to. */
export function rootOf(at: string): string {
  return at.split('.').slice(0, 2).join('.');
}
