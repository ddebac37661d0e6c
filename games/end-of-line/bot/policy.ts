import type { Seat } from '@turnpoint/kernel';
import { isPuzzle } from '../rules/board/modes.ts';
import type { Choice, Look, PlayerView } from '../rules/types.ts';
import { groundOf } from './ground.ts';
import { type Plan, plansOf } from './plans.ts';
import { Puzzle } from './puzzle.ts';
import { Rivalry } from './rivalry.ts';

/** Thinks every way to finish the turn through and takes the first choice of the best; chance only breaks ties. */
export function policy(look: Look, int: (below: number) => number): Choice {
  if (look.choices.length === 1) return look.choices[0] as Choice;
  if (look.view.stack.at(-1)?.kind === 'answer') return answer(look);
  let best: Plan[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  judge(look, (plan, worth) => {
    if (worth > highest) {
      highest = worth;
      best = [plan];
    } else if (worth === highest) best.push(plan);
  });
  return (best[int(best.length)] as Plan).choice;
}

/** What each choice is worth by its best plan. */
export function worths(look: Look): number[] {
  const { choices } = look;
  if (look.view.stack.at(-1)?.kind === 'answer') {
    const wanted = answer(look);
    return choices.map((choice) => (choice === wanted ? 0 : Number.NEGATIVE_INFINITY));
  }
  const found = choices.map(() => Number.NEGATIVE_INFINITY);
  judge(look, ({ choice }, worth) => {
    const at = choices.indexOf(choice);
    found[at] = Math.max(found[at] as number, worth);
  });
  return found;
}

function judge(look: Look, see: (plan: Plan, worth: number) => void): void {
  const ground = groundOf(look.view, look.seat as Seat);
  const judge = isPuzzle(look.view.mode) ? new Puzzle(look, ground) : new Rivalry(look, ground);
  for (const plan of plansOf(look, ground)) see(plan, judge.judge(plan));
}

/** Stopping never betters the score (R23), so it is agreed to only when one's own line is over. */
function answer({ view, seat, choices }: Look): Choice {
  const { ended, out } = view.players[seat as Seat] as PlayerView;
  const wanted = ended || out !== null ? 'agree' : 'decline';
  return choices.find(({ kind }) => kind === wanted) as Choice;
}
