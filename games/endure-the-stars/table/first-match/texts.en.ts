import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'Aim: open the laboratory, leave nothing alive.',
  'first.team': 'Choose three survivors. The ringed ones make a good first team.',
  'first.team-why': 'Each has one ability that always works, one that costs an action, and one for a crisis.',
  'first.move': 'Touch the Office: one step into the next zone is one action.',
  'first.move-why': 'A survivor has three actions a turn. Whatever somebody sees is lit.',
  'first.search': 'Search this room.',
  'first.search-why': 'Rooms hold weapons, armour and medicine. Corridors hold nothing.',
  'first.wear': 'Wear what protects: on the head or on the body.',
  'first.wear-why': 'There it takes up no slot. The three slots below are for weapons and everything else.',
  'first.attack': 'Touch Attack, then your weapon, then what it hits.',
  'first.attack-why': 'The table shows the dice and the number you need. Shots are loud: whatever hears them comes.',
  'first.way': 'Lead the others towards the switch in the Briefing Room, step by step.',
  'first.way-why': 'Green brackets are blips: they turn up when you see them, and that tests your nerves.',
  'first.end': 'End the turn when you have nothing left to do.',
  'first.end-why':
    'After you, the enemies act: those that saw you hunt, those that heard you come, then an event strikes.',
  'first.switch': 'Use the switch: it opens the laboratory.',
  'first.switch-why': 'Then hunt down what is left, and the mission is won.',
};
