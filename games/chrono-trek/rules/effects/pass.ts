import { no, type Seat } from '@turnpoint/kernel';
import { takeOut, titlesIn } from '../board/hands.ts';
import { leftUnseen, markFor } from '../board/marks.ts';
import { leftOf, playerAt, seatsIn } from '../board/seats.ts';
import { notInHand } from '../refusals/play.ts';
import type { CardId, Choice, Context, Direction, Ruling, State, Table } from '../types.ts';
import { passHands } from './pass-hands.ts';
import { ask, type WordOf } from './word.ts';

/** Cards move at the same moment for all seats (CT-15.9, R44). */
export const pass: WordOf<'pass'> = {
  asks: ({ what }) => (what === 'hand' ? [ask('direction')] : []),
  question: {
    deciders: ({ table }, _here, { what }) => (what === 'card' ? givers(table) : []),
    prompt: ({ table }, _here, seat) => ({ key: 'prompt.give', args: { player: { seat: leftOf(table, seat) } } }),
    choices: ({ table }, _here, seat) => titlesIn(playerAt(table, seat).hand).map((card) => ({ kind: 'give', card })),
    refuse: (_s, _here, _seat, choice) => refuse(choice),
  },
  resolve(s, here, { what }, ctx, picks) {
    if (what === 'hand') passHands(s, here.answers[0] as Direction, ctx);
    else passOne(s, picks, ctx);
  },
};

function refuse(choice: unknown): Ruling {
  const { kind, card } = (choice ?? {}) as { kind?: unknown; card?: unknown };
  return kind === 'give' ? notInHand('CT-15.9', card) : no('CT-15.9', 'why.give-one');
}

function givers(t: Table): Seat[] {
  return seatsIn(t).filter((seat) => playerAt(t, seat).hand.length > 0);
}

/** Every chosen card passes one seat to the left; only giver and receiver know it (R44). */
function passOne(s: State, picks: readonly Choice[], ctx: Context): void {
  const t = s.table;
  const gifts = givers(t).map((from, n) => ({ from, to: leftOf(t, from), card: cardOf(picks[n]) }));
  for (const { from, to, card } of gifts) {
    takeOut(playerAt(t, from).hand, card);
    leftUnseen(t, from, card, to);
  }
  ctx.learns(seatsIn(t));
  const counts = t.players.map((_, seat) => (gifts.some(({ from }) => from === seat) ? 1 : 0));
  ctx.log({ type: 'passing', clause: 'CT-15.9', to: 'left', counts });
  for (const { from, to, card } of gifts) {
    playerAt(t, to).hand.push(card);
    markFor(t, from, to, card);
    ctx.log({ type: 'passed', clause: 'CT-15.9', from, to, cards: [card] }, { to: [from, to], others: null });
  }
}

function cardOf(choice: Choice | undefined): CardId {
  if (choice?.kind !== 'give') throw new RangeError('a card to pass is missing');
  return choice.card;
}
