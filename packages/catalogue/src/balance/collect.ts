import { counted, type GameBot, runMatch, scripted } from '@turnpoint/bots';
import { type Game, type Seat, type State, start, stream, type Types } from '@turnpoint/kernel';

/** Something that can be chosen: how often it was, and how often by the later winner. */
export interface Use {
  times: number;
  byWinner: number;
}

export type Uses = Record<string, Use>;

export function addUse(uses: Uses, name: string, byWinner: boolean): void {
  uses[name] ??= { times: 0, byWinner: 0 };
  const use = uses[name] as Use;
  use.times++;
  if (byWinner) use.byWinner++;
}

export function bump(counts: number[], at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

export interface Seating<T extends Types> {
  readonly game: Game<T>;
  readonly bot: GameBot<T>;
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: string;
}

/** A match that was set up and not yet played. */
export interface Dealt<T extends Types> extends Seating<T> {
  readonly state: State<T>;
}

export function deal<T extends Types>(seating: Seating<T>): Dealt<T> {
  const { game, options, seats, seed } = seating;
  return { ...seating, state: start(game, options, seats, seed).state };
}

/** Lets scripted bots play it to its end, in place; gives the number of choices. The same every time. */
export function playOut<T extends Types>(
  { game, bot, options, seats, seed, state }: Dealt<T>,
  onChoice: (state: State<T>, seat: Seat, choice: T['choice']) => void,
): number {
  const sittings = Array.from({ length: seats }, (_, seat) => ({
    bot: scripted({ game, knows: bot, int: stream(`${seed}/bot/${seat}`) }),
    budget: counted(0),
  }));
  return runMatch({ game, state, sittings, bound: game.bound(options, seats), onChoice });
}
