import { type Card, card } from './card.ts';
import { flip, grow, pass, place } from './words.ts';

export const EVENTS: readonly Card[] = [
  card('event', 'Anti-Time Surge', 'The anomaly grows by one Anchorpoint.', grow, { copies: 2 }),
  card(
    'event',
    'Fractures Happen',
    'If the drawer holds a Fracture whose condition is true, they must place one (their choice if several) and draw the Fracture reward; otherwise nothing.',
    place('hand'),
    { copies: 3 },
  ),
  card(
    'event',
    'Crew Transfer',
    'Every player with a hand chooses 1 card from it in secret; all chosen cards pass one seat to the left at the same time.',
    pass('card'),
  ),
  card(
    'event',
    'Historical Drift',
    'One Linchpin chosen at random (each of the 15 equally likely) is flipped.',
    flip('random'),
  ),
];
