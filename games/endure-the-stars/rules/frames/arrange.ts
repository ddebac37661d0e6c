import { type FrameRules, NOBODY, only } from '@turnpoint/kernel';
import { captiveIn } from '../board/captive.ts';
import { isOnMap, seatOf, survivorAt } from '../board/crew/crew.ts';
import { cardsIn, isSame, put, SLOTS, slotsFor, take } from '../board/kit/inventory.ts';
import { mayCarry } from '../effects/mission/traits.ts';
import { hoarded, refuseArranging } from '../refusals/arrange.ts';
import type { Carried, Choice, Context, Endure, FrameOf, Slot, Table, Who } from '../types.ts';
import { settleTrade, touches } from './offer.ts';

type Arrange = FrameOf<'arrange'>;

const sides = ({ who, with: other }: Arrange): Who[] => (other === null ? [who] : [who, other]);

/** Cards that can still be taken up: each once, so that it ends. What a Hoarder took up is put down first. */
function layable(t: Table, frame: Arrange): Choice[] {
  if (hoarded(t, frame) !== null) return [];
  return sides(frame).flatMap((owner) => {
    const survivor = survivorAt(t, owner);
    return SLOTS.flatMap((slot) => {
      const different = cardsIn(survivor, slot).filter(
        (card, n, all) => all.findIndex((other) => isSame(other, card)) === n,
      );
      return different.flatMap((card): Choice[] =>
        frame.moved.some(({ who, slot: at, card: done }) => who === owner && at === slot && isSame(done, card))
          ? []
          : [{ kind: 'lay', who: owner, slot, card }],
      );
    });
  });
}

/** Where the card that was taken up last may go. */
function puttable(t: Table, frame: Arrange): Choice[] {
  const card = frame.laid.at(-1)?.card;
  if (card === undefined) return [];
  const keeper = hoarded(t, frame);
  const takers = keeper === null ? sides(frame) : [keeper];
  return takers.flatMap((owner) =>
    slotsFor(survivorAt(t, owner), card.item).map((slot): Choice => ({ kind: 'set', who: owner, slot })),
  );
}

/** Objectives change hands too (ETS-10.19). */
function passable(t: Table, frame: Arrange): Choice[] {
  const { who, with: other } = frame;
  if (other === null) return [];
  const pass = (from: Who, to: Who) =>
    survivorAt(t, from).carries.flatMap((objective): Choice[] =>
      mayCarry(t, to, objective) &&
      objective !== captiveIn(t) &&
      !frame.moved.some((done) => done.objective === objective)
        ? [{ kind: 'pass', objective, to }]
        : [],
    );
  return [...pass(who, other), ...pass(other, who)];
}

function options(t: Table, frame: Arrange): Choice[] {
  const done: Choice[] =
    frame.laid.length === 0
      ? [{ kind: 'done' }]
      : puttable(t, frame).length === 0 && layable(t, frame).length === 0
        ? [{ kind: 'drop' }]
        : [];
  return [...puttable(t, frame), ...layable(t, frame), ...passable(t, frame), ...done];
}

/**
 * ETS-10.18 to 10.20: cards are taken up one by one and put down anywhere legal, the last taken up first. What has been
 * put down lies.
 */
export const arrange: FrameRules<Endure, Arrange> = {
  deciders: ({ table: t }, { who }) => (t.phase === 'refuge' || isOnMap(t, who) ? only(seatOf(t, who)) : NOBODY),
  prompt: (_s, { with: other }) => ({ key: other === null ? 'prompt.arrange' : 'prompt.trade' }),
  choices: ({ table }, frame) => options(table, frame),
  refuse: ({ table }, frame, _seat, choice) => refuseArranging(table, frame, choice),
  resolve({ table: t }, frame, [choice], ctx) {
    switch (choice?.kind) {
      case 'lay':
        take(survivorAt(t, choice.who), choice.slot, choice.card);
        ctx.push({ ...frame, laid: [...frame.laid, { who: choice.who, card: choice.card }] });
        return;
      case 'set':
        return ctx.push(setDown(t, frame, choice.who, choice.slot));
      case 'drop': {
        const last = frame.laid.at(-1) as Arrange['laid'][number];
        t.itemDiscard.push(last.card.item);
        ctx.log({ type: 'dropped', clause: 'ETS-7.15', who: last.who, item: last.card.item });
        return ctx.push({ ...frame, laid: frame.laid.slice(0, -1) });
      }
      case 'pass':
        return ctx.push(passOn(t, frame, choice.objective, choice.to));
      default:
        finish(t, frame, ctx);
    }
  },
  rest: false,
};

/** ETS-10.22: another player agrees to what is seen. */
function finish(t: Table, { who, with: other, given, before }: Arrange, ctx: Context): void {
  if (other === null) return;
  if (before !== null && touches(t, other, before)) ctx.push({ kind: 'offer', who, with: other, given, before });
  else settleTrade(t, { who, with: other, given }, ctx);
}

function setDown(t: Table, frame: Arrange, who: Who, slot: Slot): Arrange {
  const last = frame.laid.at(-1) as { who: Who; card: Carried };
  put(survivorAt(t, who), slot, last.card);
  return {
    ...frame,
    laid: frame.laid.slice(0, -1),
    moved: [...frame.moved, { who, slot, card: last.card, objective: -1 }],
    given: frame.given + (who === last.who ? 0 : 1),
  };
}

function passOn(t: Table, frame: Arrange, objective: number, to: Who): Arrange {
  const from = sides(frame).find((side) => side !== to) as Who;
  const giver = survivorAt(t, from);
  giver.carries = giver.carries.filter((n) => n !== objective);
  const taker = survivorAt(t, to);
  taker.carries = [...taker.carries, objective];
  const done = { who: to, slot: 'body', card: { item: '', jammed: false, half: false }, objective } as const;
  return { ...frame, moved: [...frame.moved, done], given: frame.given + 1 };
}
