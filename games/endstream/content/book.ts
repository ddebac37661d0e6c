import { AGENDAS, type AgendaCard } from './agendas.ts';
import type { Ability, ControllerCard, OperatorCard, TechCard } from './cards.ts';
import { CONTROLLERS } from './controllers.ts';
import { DEVICES } from './devices.ts';
import { DEFAULT_ABILITY, OPERATORS } from './operators.ts';
import { RELICS } from './relics.ts';
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

/** The address of the ability that every operator has (ES-7.6). */
export const DEFAULT = 'default';

/** Where an ability or a part of an effect is written: `marwa-oasis-blade.1`, `marwa-oasis-blade.1.0`. */
export type Address = string;

const abilities = new Map<Address, Ability>();
const effects = new Map<Address, Effect>();

function enter(at: Address, effect: Effect): void {
  effects.set(at, effect);
  if ('parts' in effect) for (const [i, part] of effect.parts.entries()) enter(`${at}.${i}`, part);
  if ('then' in effect && effect.then !== null) enter(`${at}.then`, effect.then);
}

function enterAbility(at: Address, ability: Ability): void {
  abilities.set(at, ability);
  enter(at, ability.effect);
}

enterAbility(DEFAULT, DEFAULT_ABILITY);
for (const card of [...OPERATORS, ...CONTROLLERS]) {
  for (const [i, ability] of card.abilities.entries()) enterAbility(`${card.id}.${i}`, ability);
}
for (const card of TECHS) {
  enter(`${card.id}.use`, card.use);
  for (const standing of card.standing) {
    if (standing.holds === 'ability') enterAbility(`${card.id}.ability`, standing.ability);
    if (standing.holds === 'start of turn') enter(`${card.id}.start`, standing.effect);
  }
}

/** The addresses of a card's printed abilities. */
const printed = new Map<string, readonly Address[]>(
  [...OPERATORS, ...CONTROLLERS].map(({ id, abilities: list }) => [id, list.map((_, i) => `${id}.${i}`)]),
);

export const printedOn = (id: string): readonly Address[] => find(printed, id);
export const abilityAt = (at: Address): Ability => find(abilities, at);
export const effectAt = (at: Address): Effect => find(effects, at);
export const isAbility = (at: unknown): at is Address => abilities.has(at as string);
/** All effects of all cards, by address. */
export const EFFECTS: ReadonlyMap<Address, Effect> = effects;
