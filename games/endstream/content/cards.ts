import type { Century, OperatorType } from './names.ts';
import type { Standing } from './standing.ts';
import { type Price, price } from './symbols.ts';
import type { Effect } from './words.ts';

export interface Ability {
  readonly price: Price;
  readonly text: string;
  readonly effect: Effect;
  /** Counts per card and turn (ES-7.22). */
  readonly oncePerTurn: boolean;
}

/** A special ability: no price, always in force (ES-1.19). */
export interface Special {
  readonly text: string;
  readonly standing: Standing;
}

export interface ControllerCard {
  readonly id: string;
  readonly name: string;
  readonly century: Century;
  readonly armor: number;
  readonly specials: readonly Special[];
  readonly abilities: readonly Ability[];
}

export interface OperatorCard {
  /** Name and variant (ES-14.1). */
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly century: Century;
  readonly cost: Price;
  readonly defense: number;
  readonly types: readonly OperatorType[];
  readonly specials: readonly Special[];
  readonly abilities: readonly Ability[];
}

export type Category = 'Weapon' | 'Device' | 'Relic';
/** When an equipped or deployed tech goes: at once, with its trigger, at the start of its user's next turn, or only by force. */
export type Lasts = 'spent' | 'trigger' | 'start' | 'stays';

export interface TechCard {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly vremenium: number;
  readonly keyword: 'single use' | 'EQUIP' | 'DEPLOY';
  readonly text: string;
  readonly use: Effect;
  readonly lasts: Lasts;
  readonly standing: readonly Standing[];
}

export function ability(cost: string, text: string, effect: Effect): Ability {
  return { price: price(cost), text, effect, oncePerTurn: text.endsWith('(once per turn).') };
}

export function idOf(...names: readonly string[]): string {
  return names
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
