import type { TechCard } from './cards.ts';
import { placed, singleUse } from './tech.ts';
import { all, one, upTo } from './who.ts';
import { armor, choose, deploy, destroy, equip, lower, seq, state, strike, zone } from './words.ts';

export const WEAPONS: readonly TechCard[] = [
  singleUse('Weapon', ['Tri-Axe', 10, 'STRIKE 2 to an operator or tech here.'], strike(2, one('operator or tech'))),
  singleUse(
    'Weapon',
    ['SAT-P', 25, 'STRIKE 2 to an operator or tech in any turnpoint of the stream the user is in.'],
    strike(2, one('operator or tech', { reach: 'stream' })),
  ),
  singleUse(
    'Weapon',
    ['Temporal Rail Gun', 25, 'STRIKE 3 to an operator or tech in this century.'],
    strike(3, one('operator or tech', { reach: 'century' })),
  ),
  singleUse(
    'Weapon',
    ['Nuclear Railgun', 40, 'STRIKE 4 to an operator or tech here; then CONTAMINATE on this turnpoint.'],
    seq(strike(4, one('operator or tech')), zone('CONTAMINATE')),
  ),
  singleUse(
    'Weapon',
    ['Rail Gun', 10, 'STRIKE 2 to an operator or tech within 1.'],
    strike(2, one('operator or tech', { reach: 1 })),
  ),
  placed('Weapon', ['Vibroblade', 10, "Trigger: the bearer's next STRIKE at an operator deals 2 more."], {
    use: equip(),
    lasts: 'trigger',
    standing: [{ holds: 'next strike', amount: 2 }],
  }),
  placed('Weapon', ['Dirty Chrono-Bomb', 15, 'CONTAMINATE on this turnpoint.'], {
    use: deploy(),
    lasts: 'stays',
    standing: [{ holds: 'zone', zone: 'CONTAMINATE' }],
  }),
  singleUse(
    'Weapon',
    ['EMP Bomb', 15, 'Destroy all equipped and deployed tech here; all drones here are IMPAIRED.'],
    seq(destroy(all('tech')), state('IMPAIRED', all('operator', { types: ['drone'] }))),
  ),
  placed(
    'Weapon',
    [
      'Corrosive Nanobot Swarm',
      15,
      'FRAIL. When deployed, each enemy operator here loses 2 armor. CONTAMINATE on this turnpoint.',
    ],
    {
      use: deploy(armor(-2, all('operator', { side: 'enemy' }))),
      lasts: 'stays',
      standing: [{ holds: 'FRAIL' }, { holds: 'zone', zone: 'CONTAMINATE' }],
    },
  ),
  singleUse(
    'Weapon',
    ['Electrical Trident', 15, 'STRIKE 1 to each of up to 3 different targets here.'],
    strike(1, upTo(3, 'target')),
  ),
  singleUse(
    'Weapon',
    ['Void-Frequency Hammer', 20, 'STRIKE 3 to an operator here; it is IMMOBILIZED.'],
    strike(3, one('operator'), ['IMMOBILIZED']),
  ),
  singleUse(
    'Weapon',
    ['Needle Rifle', 10, 'STRIKE 1 to an operator or tech within 2.'],
    strike(1, one('operator or tech', { reach: 2 })),
  ),
  singleUse(
    'Weapon',
    ['Arc Net', 10, 'LOWER 1 to an enemy operator here; it is IMMOBILIZED.'],
    lower(1, one('operator', { side: 'enemy' }), ['IMMOBILIZED']),
  ),
  singleUse(
    'Weapon',
    ['Glass Dagger', 30, 'An enemy operator here is FRAIL until the end of this turn.'],
    state('FRAIL', one('operator', { side: 'enemy' }), 'end of turn'),
  ),
  placed(
    'Weapon',
    [
      'Siege Mortar',
      25,
      'FRAIL. At the start of your turn: STRIKE 1 to the enemy controller if it is in this century.',
    ],
    {
      use: deploy(),
      lasts: 'stays',
      standing: [
        { holds: 'FRAIL' },
        { holds: 'start of turn', effect: strike(1, all('controller', { side: 'enemy', reach: 'century' })) },
      ],
    },
  ),
  singleUse(
    'Weapon',
    ['Breach Charge', 25, 'STRIKE 2 to a controller here, or destroy one tech here.'],
    choose(strike(2, one('controller')), destroy(one('tech'))),
  ),
  placed(
    'Weapon',
    ['Sleeper Rounds', 10, "Trigger: the bearer's next STRIKE that hits an operator also makes it IMPAIRED."],
    { use: equip(), lasts: 'trigger', standing: [{ holds: 'next hit', state: 'IMPAIRED' }] },
  ),
];
