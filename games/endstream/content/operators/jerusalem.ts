import { ability, type OperatorCard } from '../cards.ts';
import { all, one, THIS } from '../who.ts';
import { armor, control, raise, state, stream, strike, zone } from '../words.ts';
import { FRAIL, operator } from './operator.ts';

export const JERUSALEM: readonly OperatorCard[] = [
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
    century: 2100,
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
