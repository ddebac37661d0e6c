import { type Seat, sameJson } from '@turnpoint/kernel';
import type { ClockTerms, Terms } from '@turnpoint/protocol';
import type { Aside, Asked } from './aside.ts';
import type { Question } from './question.ts';

const DAY = 86_400_000;
/** Milliseconds for a question to several at once, where each has a bank: no bank runs then. */
const TOGETHER = 20_000;
/** Spectators who see the table later see it so much later. */
export const DELAY = 180_000;
/** Milliseconds: who finds the server again after it was down has this much time at least. */
export const GRACE = 10_000;
/** So many questions are kept: as far as anybody takes back. */
const KEPT = 8;

/** What the clocks say after a change that led from one question to another. */
export function timed(
  aside: Aside,
  { clock }: Terms,
  [before, after]: readonly [Question, Question],
  now: number,
): Aside {
  if (after.step === before.step) return aside;
  const earlier = aside.asked.filter(({ step }) => step < after.step);
  const again = aside.asked.find(({ step }) => step === after.step);
  const isSameTurn = after.step > before.step && sameJson(before.asked, after.asked);
  const turn = isSameTurn ? (aside.asked.at(-1)?.turn ?? now) : now;
  // Who takes back has no more time than before; a bank has been charged already.
  const grew = after.step > before.step ? onBank(clock, before) : (again?.grew ?? null);
  const question: Asked =
    again !== undefined && clock?.kind !== 'bank'
      ? again
      : { step: after.step, at: now, since: now, turn, ...(grew !== null && { grew }) };
  // Who looks on later sees what was asked then, until the question after it is as old.
  const isSeenLater = (i: number) => (earlier[i + 1]?.at ?? now) > now - DELAY;
  const kept = [...earlier.filter((_, i) => i >= earlier.length - KEPT || isSeenLater(i)), question];
  return { ...aside, asked: kept, banks: charged(aside, clock, [before, after], now) };
}

function charged(
  { banks, asked }: Aside,
  clock: ClockTerms | null,
  [before, after]: readonly [Question, Question],
  now: number,
): readonly number[] {
  if (clock?.kind !== 'bank') return banks;
  const increment = clock.increment * 1000;
  if (after.step < before.step) {
    const undone = asked.filter(({ step }) => step > after.step);
    return banks.map((left, at) => Math.max(0, left - increment * undone.filter(({ grew }) => grew === at).length));
  }
  const seat = onBank(clock, before);
  const took = now - (asked.at(-1)?.since ?? now);
  return banks.map((left, at) => (at === seat ? Math.max(0, left - took) + increment : left));
}

/** Whose bank runs, and grows with the answer; null where none does. */
function onBank(clock: ClockTerms | null, { asked }: Question): Seat | null {
  const [seat, ...others] = asked;
  return clock?.kind !== 'bank' || seat === undefined || others.length > 0 ? null : seat;
}

/** When the time of a seat for what is asked now is out; null without a clock. */
export function deadline(
  { asked, banks, holidays }: Aside,
  { clock }: Terms,
  question: Question,
  seat: Seat,
): number | null {
  const now = asked.at(-1);
  if (clock === null || now === undefined || !question.asked.includes(seat)) return null;
  if (clock.kind === 'choice') return now.since + clock.seconds * 1000;
  if (clock.kind === 'days') {
    // Who was on holiday has all days of the turn when they are back.
    const until = holidays.find((each) => each.seat === seat)?.until ?? 0;
    return Math.max(now.turn, until) + clock.days * DAY;
  }
  const isAlone = question.asked.length === 1;
  return now.since + (isAlone ? (banks[seat] ?? 0) : Math.max(TOGETHER, clock.increment * 1000));
}
