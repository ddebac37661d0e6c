import { ability, type TechCard } from './cards.ts';
import { placed, singleUse } from './tech.ts';
import { one, THIS } from './who.ts';
import {
  armor,
  control,
  deploy,
  disableAgenda,
  equip,
  extraMove,
  flip,
  raise,
  readyAgenda,
  special,
  state,
  stream,
  strike,
} from './words.ts';

export const DEVICES: readonly TechCard[] = [
  singleUse(
    'Device',
    ['Fake News Generator', 10, 'SPIN one agenda of this century, in either stream, without ripple.'],
    flip('century'),
  ),
  placed(
    'Device',
    ['Automated Damage Control', 20, 'Stays. At the start of your turn, if the bearer has no armor, it gets ARMOR 1.'],
    {
      use: equip(),
      lasts: 'stays',
      standing: [{ holds: 'start of turn', effect: special('automated-damage-control') }],
    },
  ),
  singleUse('Device', ['Chrono-Accelerator', 10, 'The user may MOVE one more time this turn.'], extraMove()),
  placed(
    'Device',
    ['DarkSkies Protocol', 20, 'RESTRICT on this turnpoint. Destroyed at the start of your next turn.'],
    {
      use: deploy(),
      lasts: 'start',
      standing: [{ holds: 'zone', zone: 'RESTRICT' }],
    },
  ),
  placed(
    'Device',
    [
      'Neural Parasite',
      35,
      'To an enemy operator here: CONTROL the bearer. Destroyed at the start of your next turn; CONTROL ends when this tech leaves.',
    ],
    { use: equip(one('operator', { side: 'enemy' })), lasts: 'start', standing: [{ holds: 'control' }] },
  ),
  singleUse(
    'Device',
    ['Stim-Pack', 5, 'RAISE 2 to the user or a friendly operator here.'],
    raise(2, one('operator', { side: 'friendly', orUser: true })),
  ),
  singleUse(
    'Device',
    ['Plunger', 10, 'An enemy operator here STREAMs 1 along its stream, your choice of direction.'],
    stream(one('operator', { side: 'enemy' }), 1),
  ),
  placed(
    'Device',
    ['Droid', 15, 'At the start of your turn: STRIKE 1 to an enemy operator or tech here, your choice.'],
    {
      use: deploy(),
      lasts: 'stays',
      standing: [{ holds: 'start of turn', effect: strike(1, one('operator or tech', { side: 'enemy' })) }],
    },
  ),
  placed('Device', ['Stealth Suit', 15, 'The bearer is UNTOUCHABLE. Destroyed at the start of your next turn.'], {
    use: equip(),
    lasts: 'start',
    standing: [{ holds: 'state', state: 'UNTOUCHABLE' }],
  }),
  singleUse(
    'Device',
    ['Gene-adaptable Perfume', 10, 'An enemy operator here is IMPAIRED.'],
    state('IMPAIRED', one('operator', { side: 'enemy' })),
  ),
  placed(
    'Device',
    ['Neuro-Tuning Chip', 10, "Trigger: the price of the bearer's next ability is one symbol less, your choice."],
    { use: equip(), lasts: 'trigger', standing: [{ holds: 'price cut' }] },
  ),
  singleUse(
    'Device',
    [
      'Temporal Scrambler',
      15,
      'RANDOM: an enemy operator here STREAMs to another turnpoint of the stream it is in, picked at random among those it can enter.',
    ],
    stream(one('operator', { side: 'enemy' }), 'random'),
  ),
  singleUse(
    'Device',
    ['GML Facelock', 10, 'An enemy operator here is IMMOBILIZED and cannot spin.'],
    state(['IMMOBILIZED', 'cannot spin'], one('operator', { side: 'enemy' })),
  ),
  placed(
    'Device',
    [
      'Temporal Reflector',
      15,
      'Trigger: when an enemy STRIKE targets the bearer, the STRIKE has no effect and the bearer STREAMs 1 upstream if it can.',
    ],
    { use: equip(), lasts: 'trigger', standing: [{ holds: 'reflector' }] },
  ),
  placed('Device', ['Meridian Plate', 20, 'The bearer gets ARMOR 3.'], {
    use: equip(null, armor(3, THIS)),
    lasts: 'spent',
  }),
  placed('Device', ['Gate Clamp', 25, 'LOCKDOWN on this turnpoint. Destroyed at the start of your next turn.'], {
    use: deploy(),
    lasts: 'start',
    standing: [{ holds: 'zone', zone: 'LOCKDOWN' }],
  }),
  placed(
    'Device',
    [
      'Toll Beacon',
      20,
      'RESTRICT on this turnpoint. This tech may be targeted by STRIKEs from within 1 and from this century.',
    ],
    { use: deploy(), lasts: 'stays', standing: [{ holds: 'zone', zone: 'RESTRICT' }, { holds: 'exposed' }] },
  ),
  singleUse(
    'Device',
    ['Puppet Circuit', 20, 'CONTROL an enemy operator here until the end of this turn.'],
    control(one('operator', { side: 'enemy' }), 'end of turn'),
  ),
  singleUse('Device', ['Broadcast Spike', 15, 'Disable the enemy agenda of this century.'], disableAgenda('century')),
  placed(
    'Device',
    [
      'Field Medbay',
      25,
      'FRAIL. At the start of your turn: REACTIVATE all friendly operators here, then destroy this tech if any was reactivated so.',
    ],
    {
      use: deploy(),
      lasts: 'stays',
      standing: [{ holds: 'FRAIL' }, { holds: 'start of turn', effect: special('field-medbay') }],
    },
  ),
  placed('Device', ['Slipstream Coil', 15, 'Stays. The bearer has `*`: this operator STREAMs 1 along its stream.'], {
    use: equip(),
    lasts: 'stays',
    standing: [
      { holds: 'ability', ability: ability('*', 'This operator STREAMs 1 along its stream.', stream(THIS, 1)) },
    ],
  }),
  singleUse('Device', ['Ghost Passport', 10, 'The user STREAMs cross-stream.'], stream(THIS, 'cross-stream')),
  singleUse('Device', ['Overcharge Cell', 20, 'One of your activated agendas becomes ready.'], readyAgenda()),
];
