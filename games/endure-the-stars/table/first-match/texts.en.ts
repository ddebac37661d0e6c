import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'Aim: open the laboratory, leave nothing alive.',
  'first.team': 'Choose three survivors. Those that are ringed make a good first team.',
  'first.team-why': 'Each has one ability that always works, one that costs an action, and one for a crisis.',
  'first.move': 'Touch the Office: one step into the next zone is one action.',
  'first.move-why': 'A survivor has three actions a turn. What somebody sees is lit.',
  'first.search': 'Search this room.',
  'first.search-why': 'Rooms hold weapons, armour and medicine. Corridors hold nothing.',
  'first.attack': 'Attack: touch Attack, then where they stand.',
  'first.attack-why': 'The table shows the dice and the number you need first. Shots are loud: who hears them comes.',
  'first.way': 'Lead the others towards the switch in the Briefing Room, step by step.',
  'first.way-why': 'Green brackets are blips: they turn up when you see them, and that tests your nerves.',
  'first.end': 'End the turn when nothing more is to be done.',
  'first.end-why': 'When all have acted, they do: who saw you hunts, who heard you comes, then an event strikes.',
  'first.switch': 'Use the switch: it opens the laboratory.',
  'first.switch-why': 'Then kill what is left, together, and the mission is won.',
};
