import type { Texts } from '@turnpoint/kernel';

export const howToEn: Texts = {
  'how.lead':
    'The colony ship Hikari is dying, and something bred in its laboratories hunts those who are left. You lead them, together: all of you win a mission, or all of you lose it. The box says: for people over 14.',
  'how.aim': 'One mission, one goal',
  'how.aim.1':
    'A mission lays out a part of the ship and says what is to be done: open a door, bring something home, leave nothing alive. What else holds there stands beside the map all the time. The amber point is where you begin.',
  'how.crew': 'Three to six survivors',
  'how.crew.1':
    'You choose them in turn. Each class has two sides with other abilities: one that always works, one that costs an action, and one for a crisis, once a mission. One person may lead several; bots may lead some.',
  'how.turn': 'Three actions a turn',
  'how.turn.1':
    'Walk one zone, search a room, attack, use things, trade, or use an ability, in any order. What can be touched is lit. Before a step the table says what it risks: who would see it, what would turn up, what it tests.',
  'how.sight': 'Light and dark',
  'how.sight.1':
    'What somebody sees is lit: the own zone, and on in straight lines through open doorways. Green brackets are blips. Nobody knows what they are until somebody sees them; then they are turned up, and that many enemies stand there.',
  'how.sight-picture': 'Two survivors in a lit corridor, an open room beside it, two blips in the dark',
  'how.attack': 'Attacks',
  'how.attack.1':
    'A weapon has a range, dice, the number that hits, and noise. Each die at least as high is one damage. Misses of a gun may strike a friend who stands there or on the way, and a gun jams when all its dice, two or more, are equal.',
  'how.attack-picture': 'Hits on 4 or more: two of three',
  'how.noise': 'Noise',
  'how.noise.1':
    'A noise of level 2 is heard two zones away, through walls and locked doors. Whatever hears it comes. Knives are quiet, shotguns are not; sometimes you want to be heard elsewhere.',
  'how.noise-picture': 'A noise of level 2 in a corridor: all zones that hear it are tinted, one room does not',
  'how.nerves': 'Resolve',
  'how.nerves.1':
    'When something new comes into sight, roll two dice: a sum as high as your Resolve or higher costs one point. Each survivor has hidden cards with a number. When Resolve falls to it, the card is turned up, and it is seldom good.',
  'how.nerves-picture': 'Resolve 7, and 7 is rolled: one point is lost',
  'how.enemies': 'Then they act',
  'how.enemies.1':
    'When all have had their turn, the ship answers. Who saw you this round hunts you, who heard something comes, the others wander. Then an event strikes: air fails, doors lock, more of them arrive. You can watch it step by step, or skip it.',
  'how.enemies-picture': 'Four Swarmers in the corridor come for two survivors',
  'how.harm': 'Wounds',
  'how.harm.1':
    'Standard enemies do not miss; only armour helps. A wound may leave an injury: a leg slows, a chest bleeds, a head shortens your range. At 0 Health a survivor is dead, for the whole campaign.',
  'how.campaign': 'Campaigns and The Refuge',
  'how.campaign.1':
    'In a campaign those who live go on as they are. Between missions lies The Refuge: heal, see your loved ones, trade, or rest, while its time runs out. A mission can be tried again, and the other way at a fork too; nothing is lost.',
  'how.keys': 'Keys',
  'how.keys.1':
    'Arrows walk, Enter goes, Esc goes back, E ends the turn, Z takes back. M A S I T N move, attack, search, use, trade, make noise; B and C are the abilities, K the items. O goes to the map, L to the log, ? asks why not.',
};
