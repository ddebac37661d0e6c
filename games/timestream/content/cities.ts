import { seq } from '@turnpoint/effects';
import { type Card, cardsOf } from './cards.ts';
import { all } from './which.ts';
import { additionalCell, draw, ifInLocation, lookAtHand, lookAtTop, returnToHand, unlink, voidOwn } from './words.ts';

const city = cardsOf('Event Chain', 2);

export const CITIES: readonly Card[] = [
  city(['E201', 'Jerusalem', '3', '0/1'], 'On play: draw 1.', { onPlay: draw(1) }),
  city(
    ['E202', 'Antioch on the Orontes', '2A', '1/4'],
    'On play: you may play one additional Power Cell from your hand.',
    { onPlay: additionalCell() },
  ),
  city(['E203', 'Damascus', '1A', '0/4']),
  city(
    ['E204', 'Ephesus', '2*2A', '0/1'],
    'On play: look at the top 3 cards of your draw deck, put one in your hand and the others on the bottom in any order.',
    { onPlay: lookAtTop(3, 'one to hand') },
  ),
  city(['E205', 'Corinth', '2', '1/3'], 'On play: draw 1, then void one card from your hand.', {
    onPlay: seq(draw(1), voidOwn()),
  }),
  city(['E206', 'Athens', '1*1F', '1/5'], "On play: look at the opponent's hand.", { onPlay: lookAtHand() }),
  city(['E207', 'Philippi', '2F', '3/4']),
  city(
    ['E208', 'Rome', '2*1U', '2/5'],
    "On play in your phase-2 location: return the opponent's first Obstacle in that lane to its owner's hand.",
    { onPlay: ifInLocation(returnToHand(all('Obstacle', { first: true, where: 'this lane' }))) },
  ),
  city(['E209', 'Caesarea Maritima', '1F', '0/4']),
  city(['E210', 'Thessalonica', '1*1F', '1/4'], 'On play: you may unlink one of your Power Cells.', {
    onPlay: unlink(1),
  }),
];
