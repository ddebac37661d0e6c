import { only } from '@turnpoint/kernel';
import type { CardNo, EffectOf } from '../../content/index.ts';
import { putOnBottom, seeTop, takeAmongTop, topCards } from '../board/deck.ts';
import { playerAt } from '../board/lanes.ts';
import { distinct } from '../board/void.ts';
import type { Context, EffectFrame, State } from '../types.ts';
import { NONE, type WordRules } from './word.ts';

type LookAtTop = EffectOf<'look at top'>;

/** First the cards are looked at, as many as there are (TS-21.10); then their places are asked for, one by one. */
export const lookAtTop: WordRules<LookAtTop> = {
  ask(t, f, { then }) {
    if (f.left <= 0) return null;
    return {
      seat: f.seat,
      kind: 'card',
      options: distinct(topCards(playerAt(t, f.seat), f.left)),
      mayStop: then === 'top or bottom',
      prompt: then === 'one to hand' && f.asked > 0 ? 'prompt.next-bottom' : `prompt.${then.replaceAll(' ', '-')}`,
      clause: 'TS-17.4',
    };
  },
  run(s, f, e, pick, ctx) {
    if (f.left < 0) look(s, f, e.n, ctx);
    else if (pick !== null && pick !== NONE) place(s, f, e, pick, ctx);
  },
};

function look(s: State, f: EffectFrame, n: number, ctx: Context): void {
  const player = playerAt(s.table, f.seat);
  const cards = topCards(player, n);
  if (cards.length === 0) return;
  seeTop(player, n);
  ctx.learns(only(f.seat));
  ctx.log(
    { type: 'looked-top', clause: 'TS-17.4', seat: f.seat, cards },
    { to: [f.seat], others: { type: 'looks-top', clause: 'TS-17.4', seat: f.seat, n: cards.length } },
  );
  ctx.push({ ...f, left: cards.length });
}

function place(s: State, f: EffectFrame, { then }: LookAtTop, card: CardNo, ctx: Context): void {
  const player = playerAt(s.table, f.seat);
  if (then === 'one on top') {
    const others = topCards(player, f.left);
    others.splice(others.indexOf(card), 1);
    for (const other of others) toBottom(s, f, other, ctx);
  } else if (then === 'one to hand' && f.asked === 0) {
    takeAmongTop(player, card);
    player.hand.push(card);
    s.table.moved = true;
    ctx.log(
      { type: 'took', clause: 'TS-17.4', seat: f.seat, card },
      { to: [f.seat], others: { type: 'takes', clause: 'TS-17.4', seat: f.seat } },
    );
    ctx.push({ ...f, asked: 1, left: f.left - 1 });
  } else {
    toBottom(s, f, card, ctx);
    if (then === 'one to hand') ctx.push({ ...f, asked: f.asked + 1, left: f.left - 1 });
  }
}

function toBottom(s: State, f: EffectFrame, card: CardNo, ctx: Context): void {
  const player = playerAt(s.table, f.seat);
  takeAmongTop(player, card);
  putOnBottom(player, card);
  ctx.log(
    { type: 'bottom', clause: 'TS-17.4', seat: f.seat, card },
    { to: [f.seat], others: { type: 'bottoms', clause: 'TS-17.4', seat: f.seat } },
  );
}
