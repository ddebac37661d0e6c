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
  const ground = groundOf(look.view, look.seat as Seat);
  const judge = isPuzzle(look.view.mode) ? new Puzzle(look, ground) : new Rivalry(look, ground);
  let best: Plan[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const plan of plansOf(look, ground)) {
    const worth = judge.judge(plan);
    if (worth > highest) {
      highest = worth;
      best = [plan];
    } else if (worth === highest) best.push(plan);
  }
  return (best[int(best.length)] as Plan).choice;
}

/** Stopping never betters the score (R23), so it is agreed to only when one's own line is over. */
function answer({ view, seat, choices }: Look): Choice {
  const { ended, out } = view.players[seat as Seat] as PlayerView;
  const wanted = ended || out !== null ? 'agree' : 'decline';
  return choices.find(({ kind }) => kind === wanted) as Choice;
}
