import { seq } from '@turnpoint/effects';
import { type Card, cardsOf, linking, powerLink } from './cards.ts';
import { all, SELF } from './which.ts';
import { draw, hold, lookAtHand, makeVoid, returnToHand, voidCards } from './words.ts';

const obstacle = cardsOf('Obstacle');

export const OBSTACLES: readonly Card[] = [
  obstacle(['O01', 'Highway Bandits', '1A', '3/3']),
  obstacle(['O02', 'Harbor Customs', '2A', '2/3'], 'On play: the opponent voids one card of their choice from hand.', {
    onPlay: makeVoid('owner'),
  }),
  obstacle(['O03', 'Mediterranean Gale', '2*1A', '4/3']),
  obstacle(
    ['O04', 'Euroclydon', '2*2A', '4/3'],
    "On play: return the opponent's first Advance in this lane to its owner's hand.",
    { onPlay: returnToHand(all('Advance', { first: true, where: 'this lane' })) },
  ),
  obstacle(['O05', "Silversmiths' Uproar", '1*2A', '4/2'], 'Target First.', { targetFirst: true }),
  obstacle(['O06', 'Barred City Gate', '1A', '2/3'], 'Occupy (phase 2).', { occupies: [2] }),
  obstacle(['O07', 'Roman Checkpoint', '1*1A', '4/2']),
  obstacle(['O08', 'Winter Seas', '2A', '4/4']),
  obstacle(['O09', 'Broken Bridge', '1A', '2/3'], 'Occupy (phase 1).', { occupies: [1] }),
  obstacle(['O10', 'Marketplace Rumor', '1A', '1/2'], "On play: look at the opponent's hand, then draw 1.", {
    onPlay: seq(lookAtHand(), draw(1)),
  }),
  obstacle(
    ['O11', 'Famine in Judea', '2A', '3/4'],
    "On play: choose one Power Cell in the opponent's Linked location; it stays Linked through the opponent's next Unlink step.",
    { onPlay: hold() },
  ),
  obstacle(['O12', 'Imperial Decree', '3*1A', '5/2']),
  obstacle(['O13', 'Rogue Drone', '1F', '3/3'], 'Target First.', { targetFirst: true }),
  obstacle(['O14', 'Signal Jammer', '1*2F', '1/2'], 'On play: the opponent voids one card at random from hand.', {
    onPlay: makeVoid('random'),
  }),
  obstacle(['O15', 'Paradox Wave', '3F', '5/1']),
  obstacle(['O16', 'Temporal Raiders', '1*1F', '4/1']),
  obstacle(
    ['O17', 'Chrono Mine', '1F', '6/2'],
    'Target First. After this card has resolved a target it initiated, void this card.',
    {
      targetFirst: true,
      afterTarget: voidCards(SELF),
    },
  ),
  obstacle(
    ['O18', 'Data Corruptor', '2*2F', '3/3'],
    "On play: look at the opponent's hand and void one Event Chain card from it (not a TIMESTREAM card).",
    { onPlay: makeVoid('looker', 'Event Chain') },
  ),
  obstacle(['O19', 'Static Field', '1*1F', '3/3'], 'Occupy (any phase).', { occupies: [1, 2, 3] }),
  obstacle(['O20', 'Gravity Well', '2*1F', '2/3'], 'Power Link F: +1/+0 (max 2).', {
    powerLink: powerLink('F', '+1/+0', 2),
  }),
  obstacle(['O21', 'Rival Time Crew', '2*2F', '4/2'], 'Power Link any: +0/+1 (max 2).', {
    powerLink: powerLink('any', '+0/+1', 2),
  }),
  obstacle(['O22', 'Hunter Probe', '1*1F', '3/2'], 'Vanguard. Target First.', { vanguard: true, targetFirst: true }),
  obstacle(
    ['O23', 'Collapse Age', '1U', '0/6'],
    'Cannot initiate a target. Delayed 2: void every Advance in this lane, then void this card. On play: draw 1.',
    {
      cannotInitiate: true,
      onPlay: draw(1),
      delayed: { n: 2, effect: seq(voidCards(all('Advance', { where: 'this lane' })), voidCards(SELF)) },
    },
  ),
  obstacle(['O24', 'Stream Rift', '1U', '4/2']),
  obstacle(['O25', 'Marsh Fever', '1', '1/1'], 'On play: draw 1.', { onPlay: draw(1) }),
  obstacle(['O26', 'Hard Terrain', '2', '3/5']),
  obstacle(['O27', 'Erased Log', '1F', '3/3'], 'Occupy (phase 3).', { occupies: [3] }),
  obstacle(['O28', 'Shifting Sands', '1', '1/1'], 'May be played as a Link on one of your Obstacles instead: +1/+1.', {
    link: linking(['Obstacle'], '+1/+1'),
  }),
];
