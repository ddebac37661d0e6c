import { answerOf } from '../rules/frames/announce.ts';
import type { Choice, Look, NamingChoice } from '../rules/types.ts';
import { bestOf } from './best.ts';
import { answerWindow } from './memo.ts';
import { holding, Outlook } from './outlook.ts';
import { announcements, worthOf } from './plans.ts';
import { worthOfAnswer } from './questions.ts';

type Int = (below: number) => number;

/** Thinks every announcement through and takes the first choice of the best; chance only breaks ties. */
export function policy(look: Look, int: Int): Choice {
  if (look.choices.length === 1) return look.choices[0] as Choice;
  return bestOf(look.choices, worthIn(new Outlook(look)), int);
}

/** What each choice is worth by that. */
export function worths(look: Look): number[] {
  return look.choices.map(worthIn(new Outlook(look)));
}

function worthIn(outlook: Outlook): (choice: Choice) => number {
  const { view, choices } = outlook.look;
  const top = view.stack.at(-1);
  if (top?.kind === 'window') {
    const wanted = answerWindow(outlook);
    return ({ kind }) => (kind === wanted ? 0 : Number.NEGATIVE_INFINITY);
  }
  if (top?.kind === 'announce') return (choice) => worthOfNaming(outlook, choice);
  if (choices.some(({ kind }) => kind === 'play' || kind === 'second-draw')) {
    return (choice) => worthOfTurn(outlook, choice);
  }
  return (choice) => worthOfAnswer(outlook, choice);
}

function worthOfTurn(outlook: Outlook, choice: Choice): number {
  const { view } = outlook.look;
  if (choice.kind !== 'play') return outlook.worth(view, holding(outlook.hand, choice.kind === 'second-draw' ? 1 : 0));
  const plays = announcements(view, { seat: outlook.me, card: choice.card, answers: [] });
  return Math.max(...plays.map((play) => worthOf(outlook, play)));
}

function worthOfNaming(outlook: Outlook, choice: Choice): number {
  const { view } = outlook.look;
  const top = view.stack.at(-1);
  if (top?.kind !== 'announce') return 0;
  const now = { seat: top.seat, card: top.card, answers: [...top.answers, answerOf(choice as NamingChoice)] };
  return Math.max(...announcements(view, now).map((play) => worthOf(outlook, play)));
}
