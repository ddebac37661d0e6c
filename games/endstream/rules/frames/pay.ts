import { type FrameRules, no, only } from '@turnpoint/kernel';
import { abilityAt, isOperatorThing, type Price, waysToPay } from '../../content/index.ts';
import { removeGear } from '../board/gear.ts';
import { servingGear } from '../board/standing.ts';
import { cardOf, operatorAt, playerAt } from '../board/things.ts';
import { tellPrice } from '../refusals/facts.ts';
import type { Context, EndStream, OperatorNo, PayFrame, Points, State, Table, Thing } from '../types.ts';
import { arrive } from '../verbs/activate.ts';
import { useAbility } from '../verbs/use.ts';

type Bill = Omit<PayFrame, 'kind'>;

export function priceOf(t: Table, { user, at }: Bill): Price {
  return at === null ? cardOf(operatorAt(t, user)).cost : abilityAt(at).price;
}

/** Symbols left out of the price of an ability (Neuro-Tuning Chip). */
export function cutOf(t: Table, user: Thing): number {
  return isOperatorThing(user) ? servingGear(t, user, 'price cut').length : 0;
}

/** Only abilities become cheaper, not operators. */
const billCut = (t: Table, { user, at }: Bill): number => (at === null ? 0 : cutOf(t, user));

function ways(t: Table, bill: Bill): Points[] {
  return waysToPay(playerAt(t, bill.seat).points, priceOf(t, bill), billCut(t, bill));
}

/** Asks only when different points could be left over (ES-R7). */
export function beginPaying(s: State, bill: Bill, ctx: Context): void {
  const [first, second] = ways(s.table, bill);
  if (first === undefined) throw new Error(`nobody can pay for ${bill.at}`);
  if (second === undefined) spend(s, bill, first, ctx);
  else ctx.push({ kind: 'pay', ...bill });
}

export const pay: FrameRules<EndStream, PayFrame> = {
  rest: false,
  deciders: (_, frame) => only(frame.seat),
  prompt({ table }, frame) {
    const price = tellPrice(priceOf(table, frame));
    const cut = billCut(table, frame);
    return cut === 0 ? { key: 'prompt.pay', args: { price } } : { key: 'prompt.pay-cut', args: { price, cut } };
  },
  choices: ({ table }, frame) => ways(table, frame).map((points) => ({ kind: 'pay', points })),
  refuse: ({ table }, frame) => no('ES-5.12', 'why.pay', { price: tellPrice(priceOf(table, frame)) }),
  resolve(s, frame, [choice], ctx) {
    if (choice?.kind === 'pay') spend(s, frame, choice.points, ctx);
  },
};

function spend(s: State, { seat, user, at, picks }: Bill, spent: Points, ctx: Context): void {
  const { points } = playerAt(s.table, seat);
  for (const n of [0, 1, 2] as const) points[n] -= spent[n];
  ctx.log({ type: 'paid', clause: 'ES-5.8', seat, points: spent, user, at });
  if (at === null) arrive(s, seat, user, ctx);
  else {
    if (isOperatorThing(user)) spendChips(s, user, ctx);
    useAbility(s, { seat, user, at, picks }, ctx);
  }
}

/** The first fitting ability uses the trigger, wanted or not. */
function spendChips(s: State, user: OperatorNo, ctx: Context): void {
  for (const chip of servingGear(s.table, user, 'price cut')) removeGear(s, chip.id, 'ES-8.9', ctx);
}
