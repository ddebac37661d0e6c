import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'Aim: fill your chain of three, then play TIMESTREAM.',
  'first.cell': 'Touch a Power Cell in your hand.',
  'first.cell-why': 'Cells pay for cards. Those you use come back next turn.',
  'first.chain': 'Begin your chain: touch an Event Chain card, then its lit place.',
  'first.chain-why': 'One a turn. The table pays for you.',
  'first.attack': 'Attack: touch an Obstacle, then a place under the other chain.',
  'first.attack-why': 'From next turn on it may strike. Advances, under your own chain, shield it.',
  'first.target': 'Your card may strike: touch the card that the arrow points at.',
  'first.target-why': 'Energy at least as high as Resistance voids a card. The signs say what will happen.',
  'first.rest': 'Fill the next phase of your chain.',
  'first.rest-why': 'Every turn one more, until Journey, City and Record are there.',
  'first.return': 'Your chain is complete: play TIMESTREAM.',
  'first.return-why': 'It wins at once.',
};
