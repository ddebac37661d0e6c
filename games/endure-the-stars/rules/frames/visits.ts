import { anyOf, no } from '@turnpoint/kernel';
import { gainAt, PLACES, type Place, QUARTERS } from '../../content/refuge/index.ts';
import { dice } from '../board/chance.ts';
import { survivorAt } from '../board/crew/crew.ts';
import { calm, heal, hurt } from '../board/crew/spirit.ts';
import { allCards } from '../board/kit/inventory.ts';
import type { Choice, Context, Endure, FrameOf, Refuge, Ruling, Table, Who } from '../types.ts';

type Visits = FrameOf<'visits'>;

type Visit = Extract<Choice, { kind: 'visit' | 'rest' | 'buy' | 'pass-by' }>;

/** ETS-22.6, 22.13: what a survivor can do with the one action of this round. */
function visitsOf(t: Table, who: Who): Visit[] {
  const { goods, price, closed } = t.refuge as Refuge;
  const isOpen = (place: Place) => !closed.includes(place);
  const rolls = (['infirmary', 'loved-ones'] as const).filter(isOpen);
  const canBuy = isOpen('trading-post') && allCards(survivorAt(t, who)).length >= price;
  return [
    ...rolls.map((place): Visit => ({ kind: 'visit', who, place })),
    ...(canBuy ? [...new Set(goods)].map((item): Visit => ({ kind: 'buy', who, item })) : []),
    { kind: 'rest', who, gain: 'health' },
    { kind: 'rest', who, gain: 'resolve' },
    { kind: 'pass-by', who },
  ];
}

const ownOf = (t: Table, { left }: Visits, seat: number): Who[] =>
  left.filter((who) => survivorAt(t, who).seat === seat);

/** Survivors visit in any order, first come first served (ETS-22.6, R60). */
export const visits = anyOf<Endure, 'visits'>({
  deciders: ({ table: t }, { left }) => [...new Set(left.map((who) => survivorAt(t, who).seat))].sort((a, b) => a - b),
  prompt: () => ({ key: 'prompt.visits' }),
  choices: ({ table: t }, frame, seat) => ownOf(t, frame, seat).flatMap((who) => visitsOf(t, who)),
  refuse: ({ table: t }, frame, seat, choice) => cannotVisit(t, ownOf(t, frame, seat), choice),
  entry: (_frame, seat) => ({ type: 'chose-visit', clause: 'ETS-22.6', seat }),
  resolve({ table: t }, { left }, _seat, choice, ctx) {
    const { who } = choice as Visit;
    const rest = left.filter((other) => other !== who);
    if (rest.length > 0) ctx.push({ kind: 'visits', left: rest });
    carryOut(t, choice as Visit, ctx);
  },
});

function cannotVisit(t: Table, own: readonly Who[], choice: unknown): Ruling {
  const { who, place, kind } = (choice ?? {}) as { who?: unknown; place?: unknown; kind?: unknown };
  if (kind === 'ability') return no('ETS-6.13', 'why.visit-ability');
  if (kind === 'use') return no('ETS-22.24', 'why.visit-item');
  if (!own.includes(who as Who)) return no('ETS-22.6', 'why.visit-who');
  const wanted = kind === 'buy' ? 'trading-post' : place;
  if (t.refuge?.closed.includes(wanted as Place))
    return no('ETS-22.23', 'why.visit-closed', { place: { key: `refuge.${wanted}` } });
  if (kind === 'buy') return no('ETS-22.18', 'why.visit-buy', { n: t.refuge?.price ?? 0 });
  return (PLACES as readonly unknown[]).includes(place)
    ? no('ETS-22.13', 'why.visit-how')
    : no('ETS-22.13', 'why.visit-place');
}

function carryOut(t: Table, choice: Visit, ctx: Context): void {
  const { who } = choice;
  switch (choice.kind) {
    case 'visit':
      roll(t, who, choice.place, ctx);
      return;
    case 'rest':
      if (choice.gain === 'health') heal(t, who, QUARTERS.health, 'ETS-22.20', ctx);
      else calm(t, who, QUARTERS.resolve, 'ETS-22.20', ctx);
      return;
    case 'buy': {
      const refuge = t.refuge as Refuge;
      ctx.push({ kind: 'pay', who, item: choice.item, left: refuge.price });
      return;
    }
  }
}

/** ETS-22.14 to 22.16: two dice, for Health or for Resolve. Losses of Resolve turn up no card there (ETS-22.12). */
function roll(t: Table, who: Who, place: 'infirmary' | 'loved-ones', ctx: Context): void {
  const rolled = dice(t, ctx, 2);
  const total = rolled.reduce((sum, die) => sum + die, 0) + (t.refuge?.better[place] ?? 0);
  const gain = gainAt(place, total);
  const clause = place === 'infirmary' ? 'ETS-22.14' : 'ETS-22.15';
  ctx.log({ type: 'visited', clause, who, place, dice: rolled });
  if (place === 'infirmary') {
    if (gain >= 0) heal(t, who, gain, clause, ctx);
    else hurt(t, who, -gain, clause, ctx);
    ctx.push({ kind: 'mourn' });
  } else if (gain >= 0) calm(t, who, gain, clause, ctx);
  else loseNerve(t, who, -gain, ctx);
}

/** Resolve lost at The Refuge. */
export function loseNerve(t: Table, who: Who, points: number, ctx: Context): void {
  const survivor = survivorAt(t, who);
  const left = Math.max(0, survivor.resolve - points);
  if (left === survivor.resolve) return;
  survivor.resolve = left;
  ctx.log({ type: 'lost-resolve', clause: 'ETS-22.12', who, left });
}
