import type { Texts } from '@turnpoint/kernel';

/** Special conditions as a player has them at hand, one line each, under the clause that says it in full. */
export const rules: Texts = {
  'rule.ETS-M00.8': 'The green switch in Security opens the laboratory.',
  'rule.ETS-M00.9': 'Nothing appears on tiles that are not here.',
  'rule.ETS-M00.10': 'Won when no enemy and no radar token is left.',
  'rule.ETS-M01.8':
    'Only the powered Loader can break a cell door, from the corridor in front of it: 3 successes in one attack.',
  'rule.ETS-M01.11': 'Whatever is inside a sealed cell is gone. A door cannot be sealed on a survivor.',
  'rule.ETS-M01.13': 'Each blue objective is a Power Cell.',
  'rule.ETS-M01.14': 'After each Enemy Phase a die: on 1-3 a radar token comes out of an open cell.',
  'rule.ETS-M01.18': 'Won when both cells are sealed and no enemy or radar token is left.',
  'rule.ETS-M01.19': 'Lost when a cell is open and no charge for the Loader is left anywhere.',
  'rule.ETS-M02.7': 'The blue console opens the exit.',
  'rule.ETS-M02.8': 'Whoever picks up the Brain loses 1 Health and 1 Resolve.',
  'rule.ETS-M02.10':
    'Its carrier rolls at the start of each turn. 4: Resolve test and 1 action fewer. 5: all that is Passive comes closer. 6: lose 1 Health.',
  'rule.ETS-M02.16': 'Its carrier may not use two weapons at once, but may trade it.',
  'rule.ETS-M02.17':
    'The red locker holds a Shotgun and an Assault Rifle: take one; another survivor there may take the other.',
  'rule.ETS-M02.19': 'Lost when the carrier of the Brain dies.',
  'rule.ETS-M02.20': 'Won when all living survivors have left, the Brain with them.',
  'rule.ETS-M03.10': 'There is no gravity: all moves are doubled and shots push.',
  'rule.ETS-M03.14': 'An Engineer repairs the generator with 2 actions in one turn. Gravity is back from then on.',
  'rule.ETS-M03.16': 'The red lockers hold an Assault Rifle and Safeguard Armour, the blue ones a Med Kit +3 each.',
  'rule.ETS-M03.13': 'Lost when no Engineer is left before the repair.',
  'rule.ETS-M03.18': 'Won when the generator runs, all four supplies are collected and all living survivors have left.',
  'rule.ETS-M04.9': 'Only a Medic can collect the supplies; then anybody may carry them.',
  'rule.ETS-M04.10': 'Life Support Failure costs 2 instead of 1.',
  'rule.ETS-M04.12': 'The first to leave fixes the exit for all.',
  'rule.ETS-M04.14': 'Lost when no Medic is left before the supplies are collected.',
  'rule.ETS-M04.13': 'Won when all living survivors have left by the same exit with the supplies.',
  'rule.ETS-M05.8':
    'Whoever carries a crew member moves at most 2 zones a turn, carries only one and uses no two weapons at once.',
  'rule.ETS-M05.11': 'In the zone of the exit the crew member is safe, and the carrier regains 1 Resolve.',
  'rule.ETS-M05.14': 'Won when all three are safe.',
  'rule.ETS-M06.8': 'No radar tokens appear.',
  'rule.ETS-M06.9': 'The red locker holds a Shotgun, an Assault Rifle or a Pistol: one at random.',
  'rule.ETS-M06.11': 'Won when no enemy and no radar token is left.',
  'rule.ETS-M07.9': 'One survivor begins with a chest injury that cannot be healed.',
  'rule.ETS-M07.10':
    'In a round in which a chest injury has cost Health, all that is Passive moves towards that survivor.',
  'rule.ETS-M07.11': 'After Bug Hunt two radar tokens are gone.',
  'rule.ETS-M07.12': 'After Signs of Life a red terminal ends all Life Support Failures.',
  'rule.ETS-M07.13': 'Won when all living survivors have left.',
  'rule.ETS-M09.8': 'A survivor carries at most one sample.',
  'rule.ETS-M09.9': 'When a carrier dies, another in the zone without a sample catches it.',
  'rule.ETS-M09.10': 'Lost when nobody is there to catch a sample: it breaks.',
  'rule.ETS-M09.12': 'Lost when fewer survivors are left than samples still aboard.',
  'rule.ETS-M09.11': 'Won when all living survivors and all samples have left.',
  'rule.ETS-M10.7': 'The Engineering Bay opens when all three red terminals are destroyed.',
  'rule.ETS-M10.8': 'A terminal is attacked like an enemy and has 2 Health.',
  'rule.ETS-M10.9': 'It is not done while an enemy is within 1 zone of the Loader.',
  'rule.ETS-M10.13':
    'Won when all terminals are destroyed, all living survivors are with the Loader and no enemy is within 1 zone of it.',
};
