import { type Ability, ability, idOf, type OperatorCard, type Special } from './cards.ts';
import type { Century, OperatorType } from './names.ts';
import type { Standing } from './standing.ts';
import { price } from './symbols.ts';
import { all, one, THIS } from './who.ts';
import {
  armor,
  control,
  copyAbility,
  destroy,
  disableAgenda,
  disintegrate,
  look as lookAt,
  lower,
  may,
  pierce,
  raise,
  reactivate,
  sequence,
  spin,
  state,
  stream,
  strike,
  zone,
} from './words.ts';

interface Printed {
  readonly century: Century;
  readonly cost: string;
  readonly defense: number;
  readonly types?: readonly OperatorType[];
  readonly specials?: readonly Special[];
  readonly abilities: readonly Ability[];
}

function operator(name: string, variant: string, printed: Printed): OperatorCard {
  const { century, cost, defense, types = [], specials = [], abilities } = printed;
  return { id: idOf(name, variant), name, variant, century, cost: price(cost), defense, types, specials, abilities };
}

const always = (text: string, standing: Standing): Special => ({ text, standing });
const FRAIL = always('FRAIL.', { holds: 'FRAIL' });

const JERUSALEM: readonly OperatorCard[] = [
  operator('The Pale Man', 'First Witness', {
    century: 1800,
    cost: 'P P',
    defense: 3,
    types: ['post-human'],
    abilities: [
      ability(
        '*',
        'An enemy operator here is IMPAIRED (once per turn).',
        state('IMPAIRED', one('operator', { side: 'enemy' })),
      ),
      ability(
        'P P S/P',
        'CONTROL an enemy operator here with full defense 2 or less, until the end of this turn.',
        control(one('operator', { side: 'enemy', defenseAtMost: 2 }), 'end of turn'),
      ),
    ],
  }),
  operator('Mia Star', 'Commander', {
    century: 2100,
    cost: 'P *',
    defense: 3,
    types: ['Orbital Strike'],
    abilities: [
      ability(
        'P',
        'RAISE 1 to every Orbital Strike operator on the board.',
        raise(1, all('operator', { types: ['Orbital Strike'], reach: 'board' })),
      ),
      ability('M', 'STRIKE 1 to an operator or tech here.', strike(1, one('operator or tech'))),
    ],
  }),
  operator('Angela Storm', 'Vanguard', {
    century: 2000,
    cost: 'M',
    defense: 3,
    types: ['Orbital Strike'],
    abilities: [ability('M *', 'STRIKE 2 to a target here.', strike(2, one('target')))],
  }),
  operator('Ben Storm', 'Vanguard', {
    century: 2000,
    cost: 'M',
    defense: 3,
    types: ['Orbital Strike'],
    abilities: [
      ability('M *', 'STRIKE 2 to a target here.', strike(2, one('target'))),
      ability(
        'P',
        'RAISE 1 to each Angela Storm on the board.',
        raise(1, all('operator', { name: 'Angela Storm', reach: 'board' })),
      ),
    ],
  }),
  operator('Tamar Vale', 'Gunner', {
    century: 2300,
    cost: 'M M',
    defense: 2,
    types: ['Orbital Strike'],
    abilities: [
      ability('M M', 'STRIKE 2 to a target in this century.', strike(2, one('target', { reach: 'century' }))),
    ],
  }),
  operator('Brother Anselm', 'Keeper of Keys', {
    century: 1900,
    cost: 'M/P',
    defense: 2,
    abilities: [
      ability(
        'P',
        'A friendly operator here gets ARMOR 1 (once per turn).',
        armor(1, one('operator', { side: 'friendly' })),
      ),
      ability(
        'P P',
        'LOCKDOWN on this turnpoint, while your controller is not here.',
        zone('LOCKDOWN', { unlessController: true }),
      ),
    ],
  }),
  operator('Kite', 'Mark II', {
    century: 2200,
    cost: 'M/S',
    defense: 2,
    types: ['drone'],
    specials: [FRAIL],
    abilities: [
      ability('S', 'This operator STREAMs up to 3 along its stream.', stream(THIS, 3)),
      ability(
        'S *',
        'A friendly operator here STREAMs cross-stream.',
        stream(one('operator', { side: 'friendly' }), 'cross-stream'),
      ),
    ],
  }),
];

const URAL: readonly OperatorCard[] = [
  operator('Mr. Rosu', 'Envoy', {
    century: 1900,
    cost: 'P *',
    defense: 3,
    abilities: [
      ability('P', 'An operator here is IMPAIRED (once per turn).', state('IMPAIRED', one('operator'))),
      ability('P P P', 'CONTROL an enemy operator here.', control(one('operator', { side: 'enemy' }))),
    ],
  }),
  operator('Dr. Rosu', 'Surgeon', {
    century: 2100,
    cost: 'S',
    defense: 2,
    abilities: [
      ability(
        'S',
        'A friendly operator here gets ARMOR 1 (once per turn).',
        armor(1, one('operator', { side: 'friendly' })),
      ),
      ability(
        'S S',
        'REACTIVATE a friendly operator here (once per turn).',
        reactivate(one('operator', { side: 'friendly', disabled: true })),
      ),
    ],
  }),
  operator('The Gray Baron', 'Collector', {
    century: 1800,
    cost: '* *',
    defense: 3,
    abilities: [
      ability('* *', 'Destroy one tech here.', destroy(one('tech'))),
      ability('P', 'Disable the enemy agenda of this century.', disableAgenda('century')),
    ],
  }),
  operator('Handi', 'Scrap Runner', {
    century: 2200,
    cost: '*',
    defense: 2,
    types: ['drone'],
    specials: [
      always("This operator's MOVE along a stream may be up to 3 centuries.", { holds: 'longer move', centuries: 3 }),
    ],
    abilities: [ability('*', 'An operator here is IMMOBILIZED.', state('IMMOBILIZED', one('operator')))],
  }),
  operator('Marwa', 'Oasis Blade', {
    century: 2000,
    cost: 'M',
    defense: 2,
    abilities: [
      ability('M', 'STRIKE 1 to an operator or tech here.', strike(1, one('operator or tech'))),
      ability(
        'M M',
        'This operator STREAMs to any turnpoint of the stream it is in, then may STRIKE 1 to a target there.',
        sequence(stream(THIS, 'its stream'), may(strike(1, one('target')))),
      ),
    ],
  }),
  operator('Layla', 'Mirage', {
    century: 2300,
    cost: 'S',
    defense: 2,
    types: ['post-human'],
    specials: [always('UNTOUCHABLE while no other operator of either side is in her turnpoint.', { holds: 'alone' })],
    abilities: [ability('S', 'LOWER 1 to an operator here.', lower(1, one('operator')))],
  }),
  operator('Mori', 'The Piercer', {
    century: 2100,
    cost: 'M S',
    defense: 3,
    types: ['Unit 707'],
    abilities: [
      ability('M *', 'STRIKE 2 to a target here.', strike(2, one('target'))),
      ability('M M *', 'STRIKE 2 to an operator here, pierce.', pierce(2, one('operator'))),
    ],
  }),
];

const MERIDIAN: readonly OperatorCard[] = [
  operator('Aran', 'Breaker', {
    century: 2000,
    cost: 'M M',
    defense: 2,
    types: ['Unit 707'],
    abilities: [ability('M M *', 'STRIKE 3 to a target here.', strike(3, one('target')))],
  }),
  operator('Soren', 'Echo', {
    century: 2200,
    cost: 'S *',
    defense: 2,
    types: ['post-human'],
    abilities: [
      ability(
        'S *',
        'Use one printed active ability of another operator here, even a disabled one, without its price (once per turn).',
        copyAbility(),
      ),
    ],
  }),
  operator('Vesna Holt', 'Warden', {
    century: 1900,
    cost: 'M',
    defense: 4,
    types: ['Unit 707'],
    abilities: [
      ability('M', 'An enemy operator here is IMMOBILIZED.', state('IMMOBILIZED', one('operator', { side: 'enemy' }))),
      ability(
        'M P',
        'RESTRICT on this turnpoint, while your controller is not here.',
        zone('RESTRICT', { unlessController: true }),
      ),
    ],
  }),
  operator('Captain Dray', 'Old Guard', {
    century: 1800,
    cost: 'M P',
    defense: 3,
    types: ['Unit 707'],
    abilities: [
      ability('M', 'STRIKE 1 to an operator or tech here.', strike(1, one('operator or tech'))),
      ability(
        'P',
        'RAISE 1 to all Unit 707 operators in this century.',
        raise(1, all('operator', { types: ['Unit 707'], reach: 'century' })),
      ),
    ],
  }),
  operator('Lumen', 'Choir', {
    century: 2300,
    cost: 'S S',
    defense: 2,
    types: ['post-human'],
    abilities: [
      ability(
        'S S',
        'A friendly operator here is UNTOUCHABLE.',
        state('UNTOUCHABLE', one('operator', { side: 'friendly' })),
      ),
      ability('S P', 'SPIN at this turnpoint, with ripple (once per turn).', spin()),
    ],
  }),
  operator('Moth', 'Swarm Node', {
    century: 2100,
    cost: 'S',
    defense: 1,
    types: ['drone'],
    specials: [FRAIL],
    abilities: [
      ability('S', 'CONTAMINATE on this turnpoint.', zone('CONTAMINATE')),
      ability(
        '*',
        'LOOK at the face-down techs of an enemy operator here.',
        lookAt(one('operator', { side: 'enemy' })),
      ),
    ],
  }),
  operator('Quill', 'Archivist', {
    century: 1900,
    cost: 'P',
    defense: 2,
    types: ['post-human'],
    abilities: [
      ability(
        'P',
        'A friendly operator here STREAMs 1 along its stream.',
        stream(one('operator', { side: 'friendly' }), 1),
      ),
      ability('P S', 'Disable one enemy agenda of your choice.', disableAgenda('any')),
    ],
  }),
];

const OSSUARY: readonly OperatorCard[] = [
  operator('Angela Storm', 'Widow', {
    century: 2200,
    cost: 'M P',
    defense: 3,
    types: ['post-human'],
    specials: [
      always('Her STRIKEs deal 1 more to operators while no Ben Storm of either side is on the board.', {
        holds: 'bonus unless',
        amount: 1,
        name: 'Ben Storm',
      }),
    ],
    abilities: [ability('M M', 'STRIKE 2 to an operator here.', strike(2, one('operator')))],
  }),
  operator('Ben Storm', 'Deserter', {
    century: 1800,
    cost: '*',
    defense: 2,
    specials: [FRAIL],
    abilities: [
      ability('M', 'STRIKE 1 to a target here.', strike(1, one('target'))),
      ability('* *', 'This operator STREAMs to any turnpoint.', stream(THIS, 'any')),
    ],
  }),
  operator('Aran', 'Pilgrim', {
    century: 2300,
    cost: 'P',
    defense: 3,
    abilities: [
      ability(
        'P',
        'An enemy operator here is IMPAIRED (once per turn).',
        state('IMPAIRED', one('operator', { side: 'enemy' })),
      ),
      ability('P P', 'LOWER 1 to all other operators here.', lower(1, all('operator', { other: true }))),
    ],
  }),
  operator('Soren', 'Hollow', {
    century: 1900,
    cost: 'S S',
    defense: 3,
    types: ['post-human'],
    abilities: [
      ability(
        'S S',
        'CONTROL an enemy drone or post-human here.',
        control(one('operator', { side: 'enemy', types: ['drone', 'post-human'] })),
      ),
      ability('S', 'STRIKE 1 to an operator here.', strike(1, one('operator'))),
    ],
  }),
  operator('Mia Star', 'Eclipse', {
    century: 1800,
    cost: 'M',
    defense: 2,
    types: ['Orbital Strike'],
    abilities: [
      ability(
        'M S/P S/P',
        'STRIKE 1 to each enemy operator in this century.',
        strike(1, all('operator', { side: 'enemy', reach: 'century' })),
      ),
      ability('M', 'STRIKE 1 to a tech here.', strike(1, one('tech'))),
    ],
  }),
  operator('Mori', 'The Penitent', {
    century: 2000,
    cost: 'P S',
    defense: 3,
    types: ['Unit 707'],
    specials: [
      always(
        'While he is active and not UNTOUCHABLE, other friendly operators in his turnpoint cannot be the target of enemy STRIKEs.',
        { holds: 'shield' },
      ),
    ],
    abilities: [ability('P', 'This operator gets ARMOR 1 (once per turn).', armor(1, THIS))],
  }),
  operator('Dr. Rosu', 'Transcended', {
    century: 2300,
    cost: 'S S',
    defense: 3,
    types: ['post-human'],
    specials: [always('Arrives with ARMOR 2.', { holds: 'arrives with armor', amount: 2 })],
    abilities: [
      ability(
        'S S S',
        'DISINTEGRATE a disabled operator here, even one disabled this turn (once per turn).',
        disintegrate(one('operator', { disabled: true })),
      ),
    ],
  }),
];

/** The order is the card's number in deck codes: add at the end. */
export const OPERATORS: readonly OperatorCard[] = [...JERUSALEM, ...URAL, ...MERIDIAN, ...OSSUARY];

/** ES-7.6: every operator has it, none has it printed. */
export const DEFAULT_ABILITY: Ability = ability('* *', 'STRIKE 1 to a controller here.', strike(1, one('controller')));
