import { answerOf } from '../rules/frames/announce.ts';
import type { Choice, Look, NamingChoice } from '../rules/types.ts';
import { bestOf } from './best.ts';
import { answerWindow } from './memo.ts';
import { holding, Outlook } from './outlook.ts';
import { announcements, worthOf } from './plans.ts';
import { settleQuestion } from './questions.ts';

type Int = (below: number) => number;

/** Thinks every announcement through and takes the first choice of the best; chance only breaks ties. */
export function policy(look: Look, int: Int): Choice {
  if (look.choices.length === 1) return look.choices[0] as Choice;
  const top = look.view.stack.at(-1);
  const outlook = new Outlook(look);
  if (top?.kind === 'window') return answerWindow(outlook);
  if (top?.kind === 'announce') return bestOf(look.choices, (choice) => worthOfNaming(outlook, choice), int);
  if (look.choices.some(({ kind }) => kind === 'play' || kind === 'second-draw')) {
    return bestOf(look.choices, (choice) => worthOfTurn(outlook, choice), int);
  }
  return settleQuestion(outlook, int);
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
