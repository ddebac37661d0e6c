import { isSame, slotsFor } from '../rules/board/kit/inventory.ts';
import type { Carried, Choice, FrameOf, Survivor, SurvivorView, Who } from '../rules/index.ts';
import { cardsOf, kitWorth } from './arms.ts';
import { dearTo } from './dear.ts';
import type { Turn } from './turn.ts';

/** What a trade has to bring to be worth an action, in kills per attack. */
const LEAST = 0.3;
/** What makes it worth it in a fight too. */
const NEEDED = 2;

const survivorAt = ({ view }: Turn, who: Who): SurvivorView => view.team[who] as SurvivorView;

/** What the two are better off when one gives the other this card. */
function passWorth(turn: Turn, from: Who, to: Who, card: Carried): number {
  const [giver, taker] = [survivorAt(turn, from), survivorAt(turn, to)];
  if (slotsFor(taker as unknown as Survivor, card.item).length === 0) return -1;
  const worth = (who: Who, cards: readonly Carried[]) => kitWorth(cards, dearTo(turn.view, who));
  const held = cardsOf(giver);
  const at = held.findIndex((other) => isSame(other, card));
  const kept = held.filter((_, n) => n !== at);
  const got = cardsOf(taker);
  return worth(from, kept) - worth(from, held) + worth(to, [...got, card]) - worth(to, got);
}

const bestPass = (turn: Turn, from: Who, to: Who): number =>
  Math.max(0, ...cardsOf(survivorAt(turn, from)).map((card) => passWorth(turn, from, to, card)));

/** An action for a trade: worth it while there is peace and a card is better off with the other. */
export function tradeWorth(turn: Turn, other: Who): number {
  const gain = Math.max(bestPass(turn, turn.who, other), bestPass(turn, other, turn.who));
  if (turn.view.figures.length > 0 && gain < NEEDED) return -1;
  return gain >= LEAST ? 0.6 + gain : -1;
}

/** Card by card: what is better off with the other is taken up and put down there. */
export function arrangeWorth(turn: Turn, { who, with: other, laid }: FrameOf<'arrange'>, choice: Choice): number {
  if (other === null) return choice.kind === 'done' ? 1 : 0;
  switch (choice.kind) {
    case 'lay':
      return passWorth(turn, choice.who, choice.who === who ? other : who, choice.card) - LEAST;
    case 'set': {
      const isGiven = choice.who !== laid.at(-1)?.who;
      // What is worn works.
      return (isGiven ? 5 : 1) + (typeof choice.slot === 'number' ? 0 : 1);
    }
    case 'pass':
      return -1;
    default:
      return 0;
  }
}
