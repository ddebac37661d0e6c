import { type Game, type Outcome, type Seat, start, stream, type Types } from '@turnpoint/kernel';
import type { GameBot, MakeBot } from './bot.ts';
import type { Budget } from './budget.ts';
import { runMatch } from './run.ts';

export interface Arena<T extends Types> {
  readonly game: Game<T>;
  readonly knows: GameBot<T>;
  /** Taken in turn; the entrants play each from all their places before the next. */
  readonly options: readonly T['options'][];
  readonly seats: number;
  /** Seats are filled from this list over and over, one place further in every match. */
  readonly entrants: readonly Entrant[];
  readonly matches: number;
  readonly seed: string;
}

export interface Entrant {
  readonly make: MakeBot;
  readonly budget: Budget;
}

/** How one entrant did: it took `seats` places in all, and won from `wins` of them. */
export interface Standing {
  readonly seats: number;
  readonly wins: number;
  /** Wins per seat taken, divided by what equals would win: 1 is average. Null where nobody wins (puzzles). */
  readonly timesFairShare: number | null;
  /** Per seat taken, where the game has scores. */
  readonly meanScore: number | null;
}

export interface ArenaResult {
  readonly matches: number;
  readonly choices: number;
  /** One per entrant. */
  readonly standings: readonly Standing[];
}

interface Tally {
  seats: number;
  wins: number;
  scored: number;
  score: number;
}

/** Plays bots against each other. The same seed gives the same matches. */
export function arena<T extends Types>(plan: Arena<T>): ArenaResult {
  const tallies = plan.entrants.map((): Tally => ({ seats: 0, wins: 0, scored: 0, score: 0 }));
  let choices = 0;
  let won = 0;
  for (let number = 0; number < plan.matches; number++) {
    const at = Array.from({ length: plan.seats }, (_, seat) => (seat + number) % plan.entrants.length);
    const turn = Math.floor(number / plan.entrants.length) % plan.options.length;
    const played = oneMatch(plan, plan.options[turn] as T['options'], at, `${plan.seed}/${number}`);
    choices += played.choices;
    won += played.outcome.winners.length;
    at.forEach((entrant, seat) => {
      count(tallies[entrant] as Tally, played.outcome, seat);
    });
  }
  const average = won / (plan.matches * plan.seats);
  return { matches: plan.matches, choices, standings: tallies.map((tally) => standing(tally, average)) };
}

function count(tally: Tally, { winners, scores }: Outcome, seat: Seat): void {
  tally.seats++;
  if (winners.includes(seat)) tally.wins++;
  const score = scores?.[seat] ?? scores?.[0];
  if (score === undefined) return;
  tally.scored++;
  tally.score += score;
}

function standing({ seats, wins, scored, score }: Tally, average: number): Standing {
  const timesFairShare = average === 0 ? null : wins / seats / average;
  return { seats, wins, timesFairShare, meanScore: scored === 0 ? null : score / scored };
}

function oneMatch<T extends Types>(plan: Arena<T>, options: T['options'], at: readonly number[], seed: string) {
  const { game, knows, seats } = plan;
  const { state } = start(game, options, seats, seed);
  const sittings = at.map((entrant, seat) => {
    const { make, budget } = plan.entrants[entrant] as Entrant;
    return { bot: make({ game, knows, int: stream(`${seed}/bot/${seat}`) }), budget };
  });
  const choices = runMatch({ game, state, sittings, bound: game.bound(options, seats) });
  return { choices, outcome: state.outcome as Outcome };
}
