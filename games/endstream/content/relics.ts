import { ability, type TechCard } from './cards.ts';
import { placed, singleUse } from './tech.ts';
import { all, one, THIS } from './who.ts';
import { armor, bonus, deploy, equip, look as lookAt, pierce, spin, stream, strike } from './words.ts';

export const RELICS: readonly TechCard[] = [
  placed(
    'Relic',
    [
      'Mirror of Ishtar',
      20,
      "Trigger: when an enemy operator's STRIKE targets the bearer, that STRIKE hits the striking operator instead.",
    ],
    { use: equip(), lasts: 'trigger', standing: [{ holds: 'mirror' }] },
  ),
  singleUse(
    'Relic',
    ['Mars Rising', 15, 'STRIKEs of friendly operators here deal 1 more to operators until the end of this turn.'],
    bonus(1, all('operator', { side: 'friendly' })),
  ),
  placed(
    'Relic',
    [
      'Hamsa Necklace',
      20,
      "Trigger: when an effect would bring the bearer's defense to zero, that effect does nothing to it.",
    ],
    { use: equip(), lasts: 'trigger', standing: [{ holds: 'amulet' }] },
  ),
  placed('Relic', ['Bonebot Staff', 10, 'Stays. The bearer has `M/P`: STRIKE 1 to an operator or tech here.'], {
    use: equip(),
    lasts: 'stays',
    standing: [
      {
        holds: 'ability',
        ability: ability('M/P', 'STRIKE 1 to an operator or tech here.', strike(1, one('operator or tech'))),
      },
    ],
  }),
  placed('Relic', ['War Shrine', 20, 'STRIKEs of friendly operators here deal 1 more to operators.'], {
    use: deploy(),
    lasts: 'stays',
    standing: [{ holds: 'bonus here', amount: 1 }],
  }),
  singleUse(
    'Relic',
    ['The Ghost Sword of Saturn', 20, 'STRIKE 3 to an operator here, pierce.'],
    pierce(3, one('operator')),
  ),
  placed('Relic', ['Iron Psalter', 10, 'To a friendly operator here: the bearer gets ARMOR 2.'], {
    use: equip(one('operator', { side: 'friendly' }), armor(2, THIS)),
    lasts: 'spent',
  }),
  placed(
    'Relic',
    [
      'Quarantine Seal',
      25,
      'LOCKDOWN on this turnpoint. This tech may be targeted by STRIKEs from within 1 and from this century.',
    ],
    { use: deploy(), lasts: 'stays', standing: [{ holds: 'zone', zone: 'LOCKDOWN' }, { holds: 'exposed' }] },
  ),
  singleUse('Relic', ['Lantern of Ages', 20, 'SPIN at this turnpoint, with ripple.'], spin()),
  singleUse(
    'Relic',
    ['Recall Thread', 10, 'A friendly operator anywhere on the board STREAMs to this turnpoint.'],
    stream(one('operator', { side: 'friendly', reach: 'board' }), 'here'),
  ),
  placed(
    'Relic',
    [
      "Saint's Finger",
      15,
      'To a friendly operator here: the bearer is UNTOUCHABLE. Destroyed at the start of your next turn.',
    ],
    {
      use: equip(one('operator', { side: 'friendly' })),
      lasts: 'start',
      standing: [{ holds: 'state', state: 'UNTOUCHABLE' }],
    },
  ),
  placed('Relic', ['Hollow Crown', 30, 'To an enemy operator here. Stays. The bearer is IMPAIRED.'], {
    use: equip(one('operator', { side: 'enemy' })),
    lasts: 'stays',
    standing: [{ holds: 'state', state: 'IMPAIRED' }],
  }),
  placed('Relic', ['Lead Shackles', 20, 'To an enemy operator here. Stays. The bearer is IMMOBILIZED.'], {
    use: equip(one('operator', { side: 'enemy' })),
    lasts: 'stays',
    standing: [{ holds: 'state', state: 'IMMOBILIZED' }],
  }),
  singleUse('Relic', ['Scrying Bowl', 5, "LOOK at the opponent's hand, with its techs."], lookAt('hand')),
];
