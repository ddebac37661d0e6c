import { ability, type OperatorCard } from '../cards.ts';
import { one, THIS } from '../who.ts';
import {
  armor,
  control,
  destroy,
  disableAgenda,
  lower,
  may,
  pierce,
  reactivate,
  seq,
  state,
  stream,
  strike,
} from '../words.ts';
import { always, operator } from './operator.ts';

export const URAL: readonly OperatorCard[] = [
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
    century: 2300,
    cost: 'S',
    defense: 3,
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
    defense: 4,
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
    century: 1800,
    cost: 'M',
    defense: 2,
    abilities: [
      ability('M', 'STRIKE 1 to a target here.', strike(1, one('target'))),
      ability(
        'M M',
        'This operator STREAMs to any turnpoint of the stream it is in, then may STRIKE 2 to a target there.',
        seq(stream(THIS, 'its stream'), may(strike(2, one('target')))),
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
    cost: 'M',
    defense: 3,
    types: ['Unit 707'],
    abilities: [
      ability('M *', 'STRIKE 2 to a target here.', strike(2, one('target'))),
      ability('M M *', 'STRIKE 2 to an operator here, pierce.', pierce(2, one('operator'))),
    ],
  }),
];
