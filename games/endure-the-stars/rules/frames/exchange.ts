import { anyOf, no } from '@turnpoint/kernel';
import { everyone, survivorAt } from '../board/crew/crew.ts';
import type { Choice, Context, Endure, FrameOf, Table, Who } from '../types.ts';
import { beginTrade } from './offer.ts';

type Exchange = FrameOf<'exchange'>;

type Pair = Exchange['open'][number];

/** ETS-22.24: on leaving, survivors give each other cards and rearrange what they carry; each two of them once. */
export function exchangeThenLeave(t: Table, ctx: Context): void {
  const all = [...t.team.keys()];
  const open = all.flatMap((who) => all.filter((other) => other > who).map((other): Pair => [who, other]));
  ctx.push({ kind: 'exchange', left: everyone(t), open }, { kind: 'depart' });
}

const ownPairs = (t: Table, { open }: Exchange, seat: number): Pair[] =>
  open.filter((pair) => pair.some((who) => survivorAt(t, who).seat === seat));

export const exchange = anyOf<Endure, 'exchange'>({
  deciders: (_s, { left }) => left,
  prompt: () => ({ key: 'prompt.exchange' }),
  choices: ({ table: t }, frame, seat) => [
    ...ownPairs(t, frame, seat).map((pair): Choice => swapOf(t, pair, seat)),
    { kind: 'done' },
  ],
  refuse: () => no('ETS-22.24', 'why.exchange'),
  entry: (_frame, seat) => ({ type: 'chose-visit', clause: 'ETS-22.24', seat }),
  resolve({ table: t }, { left, open }, seat, choice, ctx) {
    if (choice.kind !== 'swap') {
      const rest = left.filter((other) => other !== seat);
      if (rest.length > 0) ctx.push({ kind: 'exchange', left: rest, open });
      return;
    }
    const { who, with: other } = choice;
    const further = open.filter((pair) => !(pair.includes(who) && pair.includes(other)));
    ctx.push(beginTrade(t, who, other), { kind: 'exchange', left, open: further });
  },
});

/** The one who asks comes first: the other's player must agree. */
function swapOf(t: Table, [a, b]: Pair, seat: number): Choice {
  const [who, other]: [Who, Who] = survivorAt(t, a).seat === seat ? [a, b] : [b, a];
  return { kind: 'swap', who, with: other };
}
