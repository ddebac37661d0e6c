import { type Address, bookOf, partAt } from '@turnpoint/effects';
import { AGENDAS, type AgendaCard } from './agendas.ts';
import type { Ability, ControllerCard, OperatorCard, TechCard } from './cards.ts';
import { CONTROLLERS } from './controllers.ts';
import { DEVICES } from './devices.ts';
import { DEFAULT_ABILITY, OPERATORS } from './operators.ts';
import { RELICS } from './relics.ts';
import type { Price } from './symbols.ts';
import { WEAPONS } from './weapons.ts';
import type { Effect } from './words.ts';

/** The order is the card's number in deck codes: add at the end. */
export const TECHS: readonly TechCard[] = [...WEAPONS, ...DEVICES, ...RELICS];

function byId<X extends { readonly id: string }>(cards: readonly X[]): ReadonlyMap<string, X> {
  return new Map(cards.map((card) => [card.id, card]));
}

const operators = byId(OPERATORS);
const techs = byId(TECHS);
const controllers = byId(CONTROLLERS);
const agendas = byId(AGENDAS);

function find<X>(cards: ReadonlyMap<string, X>, id: string): X {
  const card = cards.get(id);
  if (card === undefined) throw new Error(`there is no card "${id}"`);
  return card;
}

export const operatorCard = (id: string): OperatorCard => find(operators, id);
export const techCard = (id: string): TechCard => find(techs, id);
export const controllerCard = (id: string): ControllerCard => find(controllers, id);
export const agendaCard = (id: string): AgendaCard => find(agendas, id);
export const isOperator = (id: unknown): id is string => operators.has(id as string);
export const isTech = (id: unknown): id is string => techs.has(id as string);
export const isController = (id: unknown): id is string => controllers.has(id as string);

export type { Address };

/** The address of the ability that every operator has (ES-7.6). */
export const DEFAULT = 'default';

const abilities: ReadonlyMap<Address, Ability> = new Map([
  [DEFAULT, DEFAULT_ABILITY] as const,
  ...[...OPERATORS, ...CONTROLLERS].flatMap(({ id, abilities: list }) =>
    list.map((ability, i) => [partAt(id, i), ability] as const),
  ),
  ...TECHS.flatMap(({ id, standing }) =>
    standing.flatMap((one) => (one.holds === 'ability' ? [[partAt(id, 'ability'), one.ability] as const] : [])),
  ),
]);

/** Abilities, what techs do when they are used, and what they do at the start of a turn. */
const effects = bookOf<Effect>([
  ...[...abilities].map(([at, { effect }]) => [at, effect] as const),
  ...TECHS.map(({ id, use }) => [partAt(id, 'use'), use] as const),
  ...TECHS.flatMap(({ id, standing }) =>
    standing.flatMap((one) => (one.holds === 'start of turn' ? [[partAt(id, 'start'), one.effect] as const] : [])),
  ),
]);

/** The addresses of a card's printed abilities. */
const printed = new Map<string, readonly Address[]>(
  [...OPERATORS, ...CONTROLLERS].map(({ id, abilities: list }) => [id, list.map((_, i) => partAt(id, i))]),
);

/** What a card's user may be able to do, and the fewest symbols that any of it costs. */
export interface Repertoire {
  readonly abilities: readonly Address[];
  readonly prices: readonly Price[];
  readonly cheapest: number;
}

export function repertoireOf(addresses: readonly Address[]): Repertoire {
  const prices = addresses.map((at) => find(abilities, at).price);
  return { abilities: addresses, prices, cheapest: Math.min(...prices.map((price) => price.length)) };
}

/** Printed abilities, for operators with the one that they all have. */
const repertoires = new Map<string, Repertoire>([
  ...OPERATORS.map(({ id }) => [id, repertoireOf([...find(printed, id), DEFAULT])] as const),
  ...CONTROLLERS.map(({ id }) => [id, repertoireOf(find(printed, id))] as const),
]);

export const repertoireOn = (id: string): Repertoire => find(repertoires, id);
export const printedOn = (id: string): readonly Address[] => find(printed, id);
export const abilityAt = (at: Address): Ability => find(abilities, at);
export const effectAt = effects.at;
export const isAbility = (at: unknown): at is Address => abilities.has(at as string);
/** All effects of all cards, by address. */
export const EFFECTS = effects.all;
