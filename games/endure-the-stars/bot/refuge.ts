import type { ItemId } from '../content/index.ts';
import { card, isSame } from '../rules/board/kit/inventory.ts';
import type { Carried, Choice, FrameOf, SurvivorView, View, Who } from '../rules/index.ts';
import { cardsOf, kitWorth } from './arms.ts';
import { dearTo } from './dear.ts';

const FULL = 10;

/** At The Refuge: whoever is hurt goes to be healed, whoever is shaken to their loved ones. Null for other choices. */
export function refugeWorth(view: View, choice: Choice): number | null {
  const { team, refuge } = view;
  switch (choice.kind) {
    case 'vote':
      return needsRest(team) === choice.yes ? 1 : 0;
    case 'visit': {
      const { health, resolve } = team[choice.who] as SurvivorView;
      return choice.place === 'infirmary' ? lacking(health, 1.5, health > 2) : lacking(resolve, 2.8, true) / 2;
    }
    case 'rest': {
      const { health, resolve } = team[choice.who] as SurvivorView;
      return choice.gain === 'health' ? lacking(health, 1, true) : lacking(resolve, 2, true) / 2;
    }
    case 'buy':
      return gainOf(view, choice.who, choice.item, refuge?.price ?? 2);
    case 'pass-by':
      return 0.01;
    default:
      return null;
  }
}

/** A deal is worth it from so much on, in kills per attack. */
const LEAST = 0.1;

/** What one is left with that helps most, when this card is paid with one of those (ETS-22.18). */
function best(view: View, held: readonly Carried[], item: ItemId): { worth: number; at: number } {
  const dear = dearTo(view, null);
  const worths = held.map((_, at) => kitWorth([...held.toSpliced(at, 1), card(item)], dear));
  const worth = Math.max(...worths);
  return { worth, at: worths.indexOf(worth) };
}

/** What a purchase brings, when what is missed least is given for it. */
function gainOf(view: View, who: Who, item: ItemId, price: number): number {
  let held = cardsOf(view.team[who] as SurvivorView);
  const before = kitWorth(held, dearTo(view, null));
  for (let n = 0; n < price; n++) held = held.toSpliced(best(view, held, item).at, 1);
  return kitWorth([...held, card(item)], dearTo(view, null)) - before - LEAST;
}

/** What is missed least is given. */
export function payWorth(view: View, { who, item }: FrameOf<'pay'>, choice: Choice): number {
  if (choice.kind !== 'lay') return 0;
  const held = cardsOf(view.team[who] as SurvivorView);
  const at = held.findIndex((one) => isSame(one, choice.card));
  return kitWorth([...held.toSpliced(at, 1), card(item)], dearTo(view, null));
}

const lacking = (points: number, gain: number, dares: boolean): number => (dares ? Math.min(gain, FULL - points) : -1);

/** Is it worth a visit, or another round of it? */
const needsRest = (team: readonly SurvivorView[]): boolean =>
  team.some(({ fate, health, resolve }) => fate === 'dead' || health <= 6 || resolve <= 4);
