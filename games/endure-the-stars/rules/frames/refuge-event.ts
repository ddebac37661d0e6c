import { automatic } from '@turnpoint/kernel';
import { REFUGE_EVENTS, type RefugeEffect } from '../../content/refuge/index.ts';
import { dice, die, oneOf } from '../board/chance.ts';
import { everyone, survivorAt } from '../board/crew/crew.ts';
import { calm, heal, hurt } from '../board/crew/spirit.ts';
import { allCards, isSame, takeOut } from '../board/kit/inventory.ts';
import type { Context, Endure, Refuge, Table, Who } from '../types.ts';
import { layOut } from './arrive.ts';
import { exchangeThenLeave } from './exchange.ts';
import { loseNerve } from './visits.ts';

/** ETS-22.8, 22.23, 22.25: one card, carried out at once; the deck is reshuffled when empty. */
export const refugeEvent = automatic<Endure, 'refuge-event'>(({ table: t }, _frame, _picks, ctx) => {
  if (t.refugeDeck.length === 0) {
    t.refugeDeck = REFUGE_EVENTS.map(({ id }) => id);
    ctx.shuffle(t.refugeDeck);
  }
  const id = t.refugeDeck.pop();
  const card = REFUGE_EVENTS.find((known) => known.id === id);
  if (card === undefined) return;
  ctx.learns(everyone(t));
  ctx.log({ type: 'refuge-event', clause: 'ETS-22.23', refuge: card.id });
  happen(t, card.effect, ctx);
  ctx.push({ kind: 'mourn' });
});

function happen(t: Table, effect: RefugeEffect, ctx: Context): void {
  const refuge = t.refuge as Refuge;
  const all = [...t.team.keys()];
  switch (effect.kind) {
    case 'everybody':
      for (const who of all) {
        heal(t, who, effect.health, 'ETS-22.23', ctx);
        calm(t, who, effect.resolve, 'ETS-22.23', ctx);
      }
      return;
    case 'more goods':
      layOut(t, effect.n, ctx);
      return;
    case 'next price':
      refuge.price = effect.cards;
      return;
    case 'better rolls':
      refuge.better = { [effect.place]: effect.n };
      return;
    case 'one draws':
      ctx.push({ kind: 'finder' });
      return;
    case 'new goals':
      ctx.push({ kind: 'renew', left: all });
      return;
    case 'each rolls':
      for (const who of all) if (die(t, ctx) <= effect.upTo) hurt(t, who, effect.health, 'ETS-22.23', ctx);
      return;
    case 'tests':
      for (const who of all) test(t, who, ctx);
      return;
    case 'theft':
      steal(t, ctx);
      return;
    case 'closed':
      refuge.closed = [effect.place];
      return;
    case 'lowest suffers':
      hurt(t, lowest(t, all, ctx), effect.damage, 'ETS-22.23', ctx);
      return;
    case 'shorter track':
      refuge.track = Math.max(0, refuge.track - effect.n);
      return;
    case 'leave':
      exchangeThenLeave(t, ctx);
      return;
  }
}

/** ETS-8.4, without Resolve cards (ETS-22.12); at Resolve 0 it costs Health (ETS-8.15). */
function test(t: Table, who: Who, ctx: Context): void {
  const { resolve } = survivorAt(t, who);
  if (resolve === 0) {
    hurt(t, who, 1, 'ETS-8.15', ctx);
    return;
  }
  const rolled = dice(t, ctx, 2);
  const failed = rolled.reduce((sum, n) => sum + n, 0) >= resolve;
  ctx.log({ type: 'tested', clause: 'ETS-22.23', who, dice: rolled, resolve, failed });
  if (failed) loseNerve(t, who, 1, ctx);
}

/** Each rolls; those tied for lowest again (ETS-13.13). */
function lowest(t: Table, among: readonly Who[], ctx: Context): Who {
  const rolls = dice(t, ctx, among.length);
  ctx.log({ type: 'rolled-off', clause: 'ETS-13.13', who: among, dice: rolls });
  const least = Math.min(...rolls);
  const tied = among.filter((_, n) => rolls[n] === least);
  return tied.length === 1 ? (tied[0] as Who) : lowest(t, tied, ctx);
}

/** The survivor with the most cards loses one at random. */
function steal(t: Table, ctx: Context): void {
  const counts = t.team.map((survivor) => allCards(survivor).length);
  const most = Math.max(...counts);
  if (most === 0) return;
  const richest = [...counts.keys()].filter((who) => counts[who] === most);
  const who = richest.length === 1 ? (richest[0] as Who) : lowest(t, richest, ctx);
  const stolen = oneOf(ctx, allCards(survivorAt(t, who)));
  takeOut(survivorAt(t, who), (held) => isSame(held, stolen));
  t.itemDiscard.push(stolen.item);
  ctx.log({ type: 'dropped', clause: 'ETS-22.23', who, item: stolen.item });
}
