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
import { chargeFor } from './payment.ts';

/** Something that an operator or a controller could do, legal now or not. `choice` is what asks the rules. */
export interface Action {
  readonly id: string;
  readonly choice: Choice;
  readonly kind: 'spin' | 'move' | 'ability' | 'default' | 'tech';
  /** Null for what costs no agenda points. */
  readonly price: Price | null;
  /** Symbols that are left out of the price (Neuro-Tuning Chip). */
  readonly cut: number;
  /** Vremenium that it costs now, with what makes it cheaper (ES-R44). */
  readonly charge: number;
  /** The ability's address, or the tech's card. */
  readonly of: string | null;
}

const FREE = { price: null, cut: 0, charge: 0, of: null } as const;

const ability = (user: Thing, at: Address, cut = 0): Action => ({
  ...FREE,
  id: at,
  choice: { kind: 'ability', user, ability: at },
  kind: at === DEFAULT ? 'default' : 'ability',
  price: abilityAt(at).price,
  cut,
  of: at,
});

/** All that is printed on a thing or given to it, in the order of its card. */
export function actionsOf(view: View, thing: Thing): Action[] {
  if (isControllerThing(thing)) {
    const card = controllerCard(view.players[seatOfController(thing)]?.controller ?? '');
    const step: Choice = { kind: 'step', to: -1 };
    return [
      { ...FREE, id: 'move', choice: step, kind: 'move' },
      ...card.abilities.map((_, i) => ability(thing, `${card.id}.${i}`)),
    ];
  }
  const operator = isOperatorThing(thing) ? view.operators[thing] : undefined;
  if (operator === undefined || operator.card === null) return [];
  const card = operatorCard(operator.card);
  const gear = view.gear.filter(({ on }) => on === thing);
  const holding = (what: string) =>
    gear.filter(({ card: id }) => techCard(id).standing.some(({ holds }) => holds === what));
  const cut = holding('price cut').filter(({ by }) => by === operator.by).length;
  return [
    { ...FREE, id: 'spin', choice: { kind: 'spin', operator: thing }, kind: 'spin' },
    { ...FREE, id: 'move', choice: { kind: 'move', operator: thing, to: operator.at }, kind: 'move' },
    ...card.abilities.map((_, i) => ability(thing, `${card.id}.${i}`, cut)),
    ...holding('ability').map(({ card: id }) => ability(thing, `${id}.ability`, cut)),
    ...operator.techs.flatMap((id, slot): Action[] =>
      id !== null && operator.slots[slot] === 'unused'
        ? [{ ...FREE, id, ...useOf(thing, slot), charge: chargeFor(view, operator.owner, id), of: id }]
        : [],
    ),
    ability(thing, DEFAULT, cut),
  ];
}

const useOf = (operator: Thing, slot: number) =>
  ({ choice: { kind: 'tech', operator, slot }, kind: 'tech' }) as const satisfies Pick<Action, 'choice' | 'kind'>;
