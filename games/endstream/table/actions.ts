import {
  type Address,
  abilityAt,
  controllerCard,
  DEFAULT,
  isControllerThing,
  isOperatorThing,
  operatorCard,
  type Price,
  seatOfController,
  techCard,
} from '../content/index.ts';
import type { Choice, Thing, View } from '../rules/types.ts';

/** Something that an operator or a controller could do, legal now or not. `choice` is what asks the rules. */
export interface Action {
  readonly id: string;
  readonly choice: Choice;
  readonly kind: 'spin' | 'move' | 'ability' | 'default' | 'tech';
  /** Null for what costs no agenda points. */
  readonly price: Price | null;
  /** The ability's address, or the tech's card. */
  readonly of: string | null;
}

const ability = (user: Thing, at: Address): Action => ({
  id: at,
  choice: { kind: 'ability', user, ability: at },
  kind: at === DEFAULT ? 'default' : 'ability',
  price: abilityAt(at).price,
  of: at,
});

/** All that is printed on a thing or given to it, in the order of its card. */
export function actionsOf(view: View, thing: Thing): Action[] {
  if (isControllerThing(thing)) {
    const card = controllerCard(view.players[seatOfController(thing)]?.controller ?? '');
    const step: Choice = { kind: 'step', to: -1 };
    return [
      { id: 'move', choice: step, kind: 'move', price: null, of: null },
      ...card.abilities.map((_, i) => ability(thing, `${card.id}.${i}`)),
    ];
  }
  const operator = isOperatorThing(thing) ? view.operators[thing] : undefined;
  if (operator === undefined || operator.card === null) return [];
  const card = operatorCard(operator.card);
  const given = view.gear.filter(
    ({ on, card: id }) => on === thing && techCard(id).standing.some(({ holds }) => holds === 'ability'),
  );
  return [
    { id: 'spin', choice: { kind: 'spin', operator: thing }, kind: 'spin', price: null, of: null },
    { id: 'move', choice: { kind: 'move', operator: thing, to: operator.at }, kind: 'move', price: null, of: null },
    ...card.abilities.map((_, i) => ability(thing, `${card.id}.${i}`)),
    ...given.map(({ card: id }) => ability(thing, `${id}.ability`)),
    ...operator.techs.flatMap((id, slot): Action[] =>
      id !== null && operator.slots[slot] === 'unused'
        ? [{ id, choice: { kind: 'tech', operator: thing, slot }, kind: 'tech', price: null, of: id }]
        : [],
    ),
    ability(thing, DEFAULT),
  ];
}
