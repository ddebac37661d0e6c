import { type Ability, ability, type OperatorCard } from './cards.ts';
import { JERUSALEM } from './operators/jerusalem.ts';
import { MERIDIAN } from './operators/meridian.ts';
import { OSSUARY } from './operators/ossuary.ts';
import { URAL } from './operators/ural.ts';
import { one } from './who.ts';
import { strike } from './words.ts';

/** The order is the card's number in deck codes: add at the end. */
export const OPERATORS: readonly OperatorCard[] = [...JERUSALEM, ...URAL, ...MERIDIAN, ...OSSUARY];

/** ES-7.6: every operator has it, none has it printed. */
export const DEFAULT_ABILITY: Ability = ability('* *', 'STRIKE 1 to a controller here.', strike(1, one('controller')));
