import { ability, type OperatorCard } from '../cards.ts';
import { all, one } from '../who.ts';
import { copyAbility, disableAgenda, look as lookAt, raise, spin, state, stream, strike, zone } from '../words.ts';
import { FRAIL, operator } from './operator.ts';

export const MERIDIAN: readonly OperatorCard[] = [
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
        'S S',
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
    century: 2000,
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
