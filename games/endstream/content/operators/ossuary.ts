import { ability, type OperatorCard } from '../cards.ts';
import { all, one, THIS } from '../who.ts';
import { armor, control, disintegrate, lower, state, stream, strike } from '../words.ts';
import { always, FRAIL, operator } from './operator.ts';

export const OSSUARY: readonly OperatorCard[] = [
  operator('Angela Storm', 'Widow', {
    century: 2200,
    cost: 'M',
    defense: 3,
    types: ['post-human'],
    specials: [
      always('Her STRIKEs deal 1 more to operators while no Ben Storm of either side is on the board.', {
        holds: 'bonus unless',
        amount: 1,
        name: 'Ben Storm',
      }),
    ],
    abilities: [ability('M M', 'STRIKE 2 to a target here.', strike(2, one('target')))],
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
    cost: 'S',
    defense: 3,
    types: ['post-human'],
    abilities: [
      ability(
        'S S',
        'CONTROL an enemy drone or post-human here.',
        control(one('operator', { side: 'enemy', types: ['drone', 'post-human'] })),
      ),
      ability('S', 'STRIKE 1 to an operator or tech here.', strike(1, one('operator or tech'))),
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
    century: 2100,
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
