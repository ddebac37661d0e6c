import { choices, determinize, owing, playInPlace, type Seat, type State, type Types } from '@turnpoint/kernel';
import type { Bot, Place } from './bot.ts';
import { playout } from './playout.ts';

/** How much a choice that was tried less is favoured. */
const CURIOSITY = 0.35;

/** What is known about one choice after the choices above it, in all worlds that were imagined. */
interface Branch<C> {
  readonly choice: C;
  readonly seat: Seat;
  visits: number;
  /** How often it was legal when its parent was visited: worlds differ in what is. */
  offered: number;
  sum: number;
  readonly branches: Map<string, Branch<C>>;
}

/**
 * Information-set tree search: every playout imagines a new world that fits what the seat sees, goes down one tree
 * shared by all worlds, adds a branch and plays on by the game's policy. Each seat prefers what is best for itself.
 */
export function searcher<T extends Types>(place: Place<T>): Bot<T> {
  const { game, int } = place;
  return {
    id: 'searcher',
    choose(look, budget) {
      const seat = look.seat as Seat;
      if (look.choices.length === 1) return look.choices[0] as T['choice'];
      const root = branch<T['choice']>({ kind: 'root' }, seat);
      for (let made = 0; made < budget.playouts && (made < look.choices.length || !budget.isOver()); made++) {
        const world = determinize(game, look, int);
        const path = descend(place, world, root);
        const worth = playout(place, world, seat);
        for (const taken of path) {
          taken.visits++;
          taken.sum += worth[taken.seat] as number;
        }
      }
      return mostVisited(root);
    },
  };
}

function branch<C>(choice: C, seat: Seat): Branch<C> {
  return { choice, seat, visits: 0, offered: 0, sum: 0, branches: new Map() };
}

/** Plays down the tree in this world until a new branch is made. */
function descend<T extends Types>({ game, int }: Place<T>, world: State<T>, root: Branch<T['choice']>) {
  const path: Branch<T['choice']>[] = [];
  for (let at = root; world.outcome === null; ) {
    const seat = owing(game, world)[0] as Seat;
    const legal = choices(game, world, seat).map((choice) => branchFor(at, choice, seat));
    for (const one of legal) one.offered++;
    const untried = legal.filter(({ visits }) => visits === 0);
    const next = untried.length > 0 ? (untried[int(untried.length)] as Branch<T['choice']>) : mostPromising(legal);
    playInPlace(game, world, seat, next.choice);
    path.push(next);
    if (untried.length > 0) break;
    at = next;
  }
  return path;
}

function branchFor<C>(at: Branch<C>, choice: C, seat: Seat): Branch<C> {
  const key = `${seat} ${JSON.stringify(choice)}`;
  const known = at.branches.get(key);
  if (known !== undefined) return known;
  const made = branch(choice, seat);
  at.branches.set(key, made);
  return made;
}

/** UCB1, counted over the visits in which the choice was legal. */
function mostPromising<C>(legal: readonly Branch<C>[]): Branch<C> {
  const promise = ({ sum, visits, offered }: Branch<C>) =>
    sum / visits + CURIOSITY * Math.sqrt(Math.log(offered) / visits);
  return legal.reduce((best, one) => (promise(one) > promise(best) ? one : best));
}

function mostVisited<C>(root: Branch<C>): C {
  return [...root.branches.values()].reduce((best, one) => (one.visits > best.visits ? one : best)).choice;
}
