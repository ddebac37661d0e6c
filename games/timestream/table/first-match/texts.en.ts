import type { Texts } from '@turnpoint/kernel';

export const firstEn: Texts = {
  'first.aim': 'Aim: fill your chain of three, then play TIMESTREAM.',
  'first.cell': 'Touch a Power Cell in your hand.',
  'first.cell-why': 'Cells pay for cards. Those you use come back next turn.',
  'first.chain': 'Begin your chain: touch an Event card, then its lit place.',
  'first.chain-why': 'One a turn. The table pays for you.',
  'first.attack': 'Attack: touch an Obstacle, then a place under the other chain.',
  'first.attack-why': 'It can strike from your next turn on. Advances go under your own chain and shield it.',
  'first.target': 'Your card can strike: touch the card its arrow points at.',
  'first.target-why': 'Energy at least as high as Resistance voids a card. The labels say what will happen.',
  'first.rest': 'Fill the next phase of your chain.',
  'first.rest-why': 'One more each turn, until Journey, City and Record are filled.',
  'first.return': 'Your chain is complete: play TIMESTREAM.',
  'first.return-why': 'It wins at once.',
};
