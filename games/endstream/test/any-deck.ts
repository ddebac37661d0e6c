import { CONTROLLERS, type Deck, OPERATORS, TECHS } from '../content/index.ts';

export type Int = (below: number) => number;

/** Any seven operators with any techs: cards meet that no starter deck brings together. */
export function anyDeck(int: Int): Deck {
  const operators = OPERATORS.map(({ id }) => id);
  const techs = [...TECHS, ...TECHS].map(({ id }) => id);
  const take = (list: string[]) => list.splice(int(list.length), 1)[0]!;
  return {
    controller: CONTROLLERS[int(CONTROLLERS.length)]!.id,
    operators: Array.from({ length: 7 }, () => ({ operator: take(operators), techs: [take(techs), take(techs)] })),
  };
}
