import type { Texts } from '@turnpoint/kernel';

export const howToEn: Texts = {
  'how.lead':
    'The colony ship Hikari is dying, and something bred in its laboratories is hunting those who are left. You lead them together: you all win a mission, or you all lose it. The box says it is for people over 14.',
  'how.aim': 'One mission, one goal',
  'how.aim.1':
    'A mission lays out part of the ship and tells you what to do: open a door, bring something home, leave nothing alive. Its special rules stay beside the map the whole time. You start at the amber dot.',
  'how.crew': 'Three to six survivors',
  'how.crew.1':
    'You pick them in turn. Each class comes as two people with different abilities: one that always works, one that costs an action, and one for a crisis, once per mission. One player can lead several survivors, and bots can lead some too.',
  'how.turn': 'Three actions a turn',
  'how.turn.1':
    'Walk one zone, search a room, attack, use something, trade, or use an ability, in any order. Anything you can touch is lit. Before each step the table tells you the risk: who would see you, what would turn up, what you would have to roll.',
  'how.sight': 'Light and dark',
  'how.sight.1':
    'Lit zones are in sight of somebody: the zone they stand in, and straight on through open doorways. Green brackets are blips. Nobody knows what they are until somebody sees them; then they are turned up, and that many enemies stand there.',
  'how.sight-picture': 'Two survivors in a lit corridor, an open room beside it, two blips in the dark',
  'how.attack': 'Attacks',
  'how.attack.1':
    'A weapon has a range, a number of dice, a number to hit, and noise. Each die that reaches the number deals one damage. Missed shots can hit a friend who stands there or on the way, and a gun jams when all its dice, two or more, show the same number.',
  'how.attack-picture': '4 or more hits: two of three',
  'how.noise': 'Noise',
  'how.noise.1':
    'A noise of level 2 is heard two zones away, through walls and locked doors. Whatever hears it comes looking. Knives are quiet, shotguns are not, and sometimes you want to be heard somewhere else.',
  'how.noise-picture': 'A noise of level 2 in a corridor: every zone that hears it is tinted, one room does not',
  'how.nerves': 'Resolve',
  'how.nerves.1':
    'When something new comes into sight, roll two dice. If the total is not below your Resolve, you lose a point. Every survivor has hidden cards with a number on each. When Resolve drops to that number, the card is turned up, and it is rarely good news.',
  'how.nerves-picture': 'Resolve 7, and you roll 7: one point is lost',
  'how.enemies': 'Then the ship strikes back',
  'how.enemies.1':
    'After all survivors have had their turn, the enemies act. Those who saw you this round hunt you, those who heard something come closer, the rest wander. Then an event strikes: the air fails, doors lock, more of them arrive. Watch it step by step, or skip it.',
  'how.enemies-picture': 'Four Swarmers in the corridor come for two survivors',
  'how.harm': 'Wounds',
  'how.harm.1':
    'Standard enemies never miss; only armour helps. A wound may leave an injury: a leg slows you down, a chest bleeds, a head shortens your range. A survivor whose Health reaches 0 is dead, for the rest of the campaign.',
  'how.campaign': 'Campaigns and The Refuge',
  'how.campaign.1':
    'In a campaign, those who live carry on just as they are. Between missions lies The Refuge: heal, see your loved ones, trade or rest while its time runs out. You can replay a mission, or go back to a fork and take the other path; nothing is lost.',
  'how.keys': 'Keys',
  'how.key-walk': 'walk',
  'how.key-map': 'go to the map',
  'how.key-move': 'move, attack, search',
  'how.key-use': 'interact, use an item',
  'how.key-trade': 'trade, make noise',
  'how.key-ability': 'ability, crisis ability',
};
