import { copyJson, type Game, type State } from '@turnpoint/kernel';

/** The same game, dealt as this very state: hosts open matches from their deal, and laws want to begin anywhere. */
export function staged(game: Game, state: State): Game {
  return {
    ...game,
    setup(_options, _seats, ctx) {
      ctx.push(...[...copyJson(state.stack)].reverse());
      return copyJson(state.table);
    },
  };
}
