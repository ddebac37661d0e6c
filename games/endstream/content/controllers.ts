import { ability, type ControllerCard } from './cards.ts';
import { one } from './who.ts';
import { flip, stream, strike, zone } from './words.ts';

export const CONTROLLERS: readonly ControllerCard[] = [
  {
    id: 'jerusalem',
    name: 'JERUSALEM',
    century: 1800,
    armor: 10,
    specials: [
      {
        text: "RAISE 1 to all friendly operators in JERUSALEM's turnpoint.",
        standing: { holds: 'raise', amount: 1 },
      },
    ],
    abilities: [
      ability(
        'P P',
        'A friendly operator here STREAMs to any turnpoint of your own stream.',
        stream(one('operator', { side: 'friendly' }), 'own stream'),
      ),
    ],
  },
  {
    id: 'ssv-93-ural',
    name: 'SSV-93 URAL',
    century: 2200,
    armor: 10,
    specials: [
      {
        text: 'The first Weapon you use in each of your turns costs 10 less.',
        standing: { holds: 'weapon cut', amount: 10 },
      },
    ],
    abilities: [
      ability(
        'M M',
        'STRIKE 1 to an enemy operator or tech in this century.',
        strike(1, one('operator or tech', { side: 'enemy', reach: 'century' })),
      ),
    ],
  },
  {
    id: 'meridian',
    name: 'MERIDIAN',
    century: 1900,
    armor: 10,
    specials: [
      {
        text: 'Your operators may spin also in the turn they were activated.',
        standing: { holds: 'early spin' },
      },
    ],
    abilities: [
      ability(
        'S S',
        'Flip the agenda of one turnpoint in your own stream, without ripple (once per turn).',
        flip('own stream'),
      ),
    ],
  },
  {
    id: 'ossuary',
    name: 'OSSUARY',
    century: 2000,
    armor: 12,
    specials: [
      {
        text: 'When a friendly operator is disintegrated, each other friendly operator in its turnpoint gets ARMOR 1.',
        standing: { holds: 'mourning', amount: 1 },
      },
    ],
    abilities: [
      ability(
        'S/P S/P',
        'LOCKDOWN on the turnpoint of this century in the enemy stream.',
        zone('LOCKDOWN', { at: 'across' }),
      ),
    ],
  },
];
