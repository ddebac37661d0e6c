import { copyJson, type Game, type Played, start, type Types } from '@turnpoint/kernel';

/** Where a match begins in place of its deal: the game's own part of the state, and what is asked, the top last. */
export interface Position<T extends Types> {
  readonly table: T['table'];
  readonly stack: readonly T['frame'][];
}

/** The game with another deal behind its public door: every match of it begins so. */
export function dealing<T extends Types>(game: Game<T>, { table, stack }: Position<T>): Game<T> {
  return {
    ...game,
    setup(_options, _seats, ctx) {
      ctx.push(...stack.toReversed());
      return copyJson(table) as T['table'];
    },
  };
}

/** Such a match; what nobody decides has happened already. Options shape the deal, and there is none. */
export function begin<T extends Types>(game: Game<T>, position: Position<T>, seats: number, seed = 'scene'): Played<T> {
  return start(dealing(game, position), {}, seats, seed);
}
