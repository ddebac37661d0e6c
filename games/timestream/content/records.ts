import { seq } from '@turnpoint/effects';
import { type Card, cardsOf } from './cards.ts';
import { one } from './which.ts';
import { additionalCell, draw, ifCity, makeVoid, recover, turnOver, unlink, voidCards } from './words.ts';

const record = cardsOf('Event Chain', 3);

export const RECORDS: readonly Card[] = [
  record(['E301', 'Record: The Day of Pentecost', '2*1A', '1/4'], 'On play: if Jerusalem fills your phase 2, draw 2.', {
    onPlay: ifCity('Jerusalem', draw(2)),
  }),
  record(
    ['E302', 'Record: Light on the Damascus Road', '2A', '1/4'],
    'On play: if Damascus fills your phase 2, you may return one non-Intervention card from your Void to your hand.',
    { onPlay: ifCity('Damascus', recover(1, 'non-Intervention')) },
  ),
  record(
    ['E303', 'Record: Address at the Areopagus', '2F', '1/4'],
    'On play: if Athens fills your phase 2, the opponent voids one card of their choice from hand.',
    { onPlay: ifCity('Athens', makeVoid('owner')) },
  ),
  record(
    ['E304', 'Record: Midnight Hymns in Prison', '1*1F', '2/4'],
    'On play: if Philippi fills your phase 2, void one opposing first Obstacle with current R 3 or less.',
    { onPlay: ifCity('Philippi', voidCards(one('Obstacle', { first: true, atMost: 3 }))) },
  ),
  record(
    ['E305', 'Record: The Jerusalem Council', '3', '1/4'],
    'On play: if Jerusalem fills your phase 2, unlink up to two of your Power Cells.',
    { onPlay: ifCity('Jerusalem', unlink(2)) },
  ),
  record(
    ['E306', 'Record: The Scrolls at Ephesus', '1*1A', '1/4'],
    "On play: if Ephesus fills your phase 2, the top two cards of the opponent's draw deck go to the opponent's Void, face up as they pass.",
    { onPlay: ifCity('Ephesus', turnOver(2)) },
  ),
  record(
    ['E307', 'Record: The Sending from Antioch', '1*1A', '1/4'],
    'On play: if Antioch on the Orontes fills your phase 2, draw 1, then you may play one additional Power Cell from your hand.',
    { onPlay: ifCity('Antioch on the Orontes', seq(draw(1), additionalCell())) },
  ),
  record(
    ['E308', "Record: The Centurion's Household", '1F', '0/4'],
    'On play: if Caesarea Maritima fills your phase 2, draw 1.',
    { onPlay: ifCity('Caesarea Maritima', draw(1)) },
  ),
  record(
    ['E309', 'Record: A Letter Reaches Rome', '1*1U', '2/4'],
    'Standing: while Rome fills your phase 2, this card has +0/+3 in your phase-3 location.',
    { withCity: { city: 'Rome', energy: 0, resistance: 3 } },
  ),
  record(
    ['E310', 'Record: Eighteen Months in Corinth', '2', '1/4'],
    'On play: if Corinth fills your phase 2, draw 1.',
    { onPlay: ifCity('Corinth', draw(1)) },
  ),
];
