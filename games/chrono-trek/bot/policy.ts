import { sameJson } from '@turnpoint/kernel';
import type { Announcing } from '../rules/effects/options.ts';
import { answerOf } from '../rules/frames/announce.ts';
import type { Choice, FrameOf, Look, NamingChoice, View } from '../rules/types.ts';
import { bestOf } from './best.ts';
import { answerWindow } from './memo.ts';
import { holding, Outlook } from './outlook.ts';
import { announcements, worthOf } from './plans.ts';
import { worthOfAnswer } from './questions.ts';

type Int = (below: number) => number;

/** Thinks every announcement through and takes the first choice of the best; chance only breaks ties. */
export function policy(look: Look, int: Int): Choice {
  if (look.choices.length === 1) return look.choices[0] as Choice;
  return bestOf(look.choices, worthIn(look), int);
}

/** What each choice is worth by that. */
export function worths(look: Look): number[] {
  return look.choices.map(worthIn(look));
}

let last: Outlook | null = null;

/** While a card is announced nothing changes but the question: what was thought of it when it was chosen holds. */
function outlookOn(look: Look): Outlook {
  if (look.view.stack.at(-1)?.kind !== 'announce' || last === null || !isAsBefore(last.look, look))
    last = new Outlook(look);
  return last;
}

function isAsBefore(before: Look, now: Look): boolean {
  const parts = Object.keys(now.view) as (keyof View)[];
  return (
    before.seat === now.seat && parts.every((part) => part === 'stack' || sameJson(before.view[part], now.view[part]))
  );
}

function worthIn(look: Look): (choice: Choice) => number {
  const outlook = outlookOn(look);
  const { view, choices } = look;
  const top = view.stack.at(-1);
  if (top?.kind === 'window') {
    const wanted = answerWindow(outlook);
    return ({ kind }) => (kind === wanted ? 0 : Number.NEGATIVE_INFINITY);
  }
  if (top?.kind === 'announce') return (choice) => worthOfNaming(outlook, top, choice);
  if (choices.some(({ kind }) => kind === 'play' || kind === 'second-draw')) {
    return (choice) => worthOfTurn(outlook, choice);
  }
  return (choice) => worthOfAnswer(outlook, choice);
}

function worthOfTurn(outlook: Outlook, choice: Choice): number {
  const { view } = outlook.look;
  if (choice.kind !== 'play') return outlook.worth(view, holding(outlook.hand, choice.kind === 'second-draw' ? 1 : 0));
  return bestWorth(outlook, { seat: outlook.me, card: choice.card, answers: [] });
}

function worthOfNaming(outlook: Outlook, { seat, card, answers }: FrameOf<'announce'>, choice: Choice): number {
  return bestWorth(outlook, { seat, card, answers: [...answers, answerOf(choice as NamingChoice)] });
}

/** Of all that can still be named for it. */
function bestWorth(outlook: Outlook, now: Announcing): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const play of announcements(outlook.look.view, now)) {
    const worth = outlook.once(`${play.card}: ${play.answers}`, () => worthOf(outlook, play));
    if (worth > best) best = worth;
  }
  return best;
}
