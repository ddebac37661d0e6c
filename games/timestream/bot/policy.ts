import { choices, copyState, determinize, owing, playInPlace, type Seat } from '@turnpoint/kernel';
import { cardAt } from '../content/index.ts';
import { playerAt } from '../rules/board/lanes.ts';
import { canPay, takeCells } from '../rules/board/payment.ts';
import { type Choice, type Look, type State, timestream } from '../rules/index.ts';
import { quick } from './quick.ts';
import { score } from './score.ts';
import { lossOf } from './worth.ts';

type Int = (below: number) => number;

/** A play must promise at least this much more than keeping the cards. */
const ENOUGH = 0.1;
/** And a target at least this much: one that changes nothing only costs everybody time. */
const ANYTHING = 1e-6;
/** Questions that a play may ask before it is judged as it stands. */
const DEPTH = 8;

/**
 * Imagines one world, tries every choice in it with the best answers to what it asks, and takes the one after which the
 * seat stands best. To do nothing is worth what the position is worth now.
 */
export function policy(look: Look, int: Int): Choice {
  const [first] = look.choices;
  if (look.choices.length === 1) return first as Choice;
  const world = imagined(look, int);
  if (isPaying(look)) return bestPayment(world, look.seat as Seat, look.choices);
  const values = valuesOf(look, world);
  return look.choices[values.indexOf(Math.max(...values))] as Choice;
}

/** What the choices are worth by that; ways to pay are all the same. */
export function worths(look: Look, int: Int): number[] {
  return isPaying(look) ? look.choices.map(() => 0) : valuesOf(look, imagined(look, int));
}

const imagined = (look: Look, int: Int): State => determinize(timestream, look, quick(int(0x1_0000_0000)));
const isPaying = ({ view }: Look): boolean => view.stack.at(-1)?.kind === 'pay';

function valuesOf({ view, choices: listed, seat: asked }: Look, world: State): number[] {
  const seat = asked as Seat;
  const frame = view.stack.at(-1)?.kind;
  return listed.map((choice) => {
    if (choice.kind === 'none' && frame === 'play') return score(world, seat) + ENOUGH;
    const worth = worthAfter(world, seat, choice, DEPTH);
    return choice.kind === 'none' && frame === 'target' ? worth + ANYTHING : worth;
  });
}

/** What the position is worth once a choice and all that it asks of this seat is done. */
function worthAfter(world: State, seat: Seat, choice: Choice, depth: number): number {
  const s = copyState(timestream, world);
  playInPlace(timestream, s, seat, choice);
  return settled(s, seat, depth);
}

function settled(s: State, seat: Seat, depth: number): number {
  for (let left = depth; left > 0 && s.outcome === null; left--) {
    const frame = s.stack.at(-1);
    const isOpen = frame?.kind === 'pay' || frame?.kind === 'effect' || (frame?.kind === 'cell' && frame.additional);
    if (!isOpen) break;
    const asked = owing(timestream, s)[0] as Seat;
    const listed = choices(timestream, s, asked);
    if (frame.kind === 'effect' && asked === seat && listed.length > 1) {
      return Math.max(...listed.map((choice) => worthAfter(s, seat, choice, left - 1)));
    }
    playInPlace(timestream, s, asked, frame.kind === 'pay' ? bestPayment(s, asked, listed) : (listed[0] as Choice));
  }
  // Targets are weighed with the step ended: the last one ends it by itself.
  if (s.stack.at(-1)?.kind === 'target' && s.table.turn === seat) playInPlace(timestream, s, seat, { kind: 'none' });
  return score(s, seat);
}

/** Cells: the way that leaves most cards of the hand payable. A voided card or cell: the one that is missed least. */
function bestPayment(s: State, seat: Seat, listed: readonly Choice[]): Choice {
  let found = listed[0] as Choice;
  let best = Number.NEGATIVE_INFINITY;
  for (const choice of listed) {
    const value = choice.kind === 'pay' ? stillPayable(s, seat, choice) : -missed(s, seat, choice);
    if (value > best) {
      best = value;
      found = choice;
    }
  }
  return found;
}

function stillPayable(s: State, seat: Seat, { ancient, future, universal }: Extract<Choice, { kind: 'pay' }>): number {
  const { unlinked, hand } = playerAt(s.table, seat);
  const left = [...unlinked];
  takeCells(left, [ancient, future, universal]);
  return hand.filter((card) => canPay(cardAt(card), { unlinked: left, hand })).length;
}

/** A cell or card given up for a cost: dear ones last. */
function missed({ table: t }: State, seat: Seat, choice: Choice): number {
  if (choice.kind === 'give') return cardAt(choice.cell).cell === 'U' ? 2 : 1;
  return choice.kind === 'void' ? lossOf(t, seat, choice.card) : 0;
}
