import { seq } from '@turnpoint/effects';
import { type Abilities, type Card, card } from './cards.ts';
import { all, one } from './which.ts';
import {
  discardCell,
  draw,
  type Effect,
  raiseLimit,
  recover,
  returnToHand,
  seal,
  search,
  skipTarget,
  unlink,
  voidCards,
  voidOwn,
} from './words.ts';

function intervention(
  [code, name, cost]: readonly [code: string, name: string, cost: string],
  text: string,
  onPlay: Effect,
  rest: Partial<Abilities> = {},
): Card {
  return card(code, name, { type: 'Intervention', cost, text, onPlay, ...rest });
}

export const INTERVENTIONS: readonly Card[] = [
  intervention(
    ['I01', 'Prison Doors Opened', '1A*V1'],
    'Return up to two non-Intervention cards from your Void to your hand.',
    recover(2, 'non-Intervention'),
  ),
  intervention(
    ['I02', 'Sudden Earthquake', '2*2A'],
    "In each of your three lanes, void the opponent's first Obstacle if its current R is 4 or less.",
    voidCards(all('Obstacle', { first: true, where: 'your lanes', atMost: 4 })),
  ),
  intervention(
    ['I03', 'Calm Seas', '1*1A'],
    "Return one opposing Obstacle to its owner's hand, then draw 1.",
    seq(returnToHand(one('Obstacle')), draw(1)),
  ),
  intervention(
    ['I04', 'Basket Over the Wall', 'free'],
    'Return one of your Advances to your hand, then draw 1. Playable only if you have an Advance in play.',
    seq(returnToHand(one('Advance', { side: 'own' })), draw(1)),
  ),
  intervention(
    ['I05', 'Vision in the Night', '3*1A*V1'],
    'Search your draw deck for an Event Chain card (not a TIMESTREAM card), reveal it, put it in your hand and shuffle.',
    search('Event Chain'),
  ),
  intervention(
    ['I06', 'Temporal Recall', '1F'],
    "Return one opposing Advance to its owner's hand, then draw 1.",
    seq(returnToHand(one('Advance')), draw(1)),
  ),
  intervention(
    ['I07', 'Phase Reset', '2F'],
    "Choose a lane. Return every Advance and every Obstacle in it to its owner's hand, then draw 1.",
    seq(returnToHand(all(['Advance', 'Obstacle'], { side: 'any', where: 'a lane' })), draw(1)),
  ),
  intervention(
    ['I08', 'Paradox Purge', '1*2F'],
    'Void one opposing first Advance or first Obstacle.',
    voidCards(one(['Advance', 'Obstacle'], { first: true })),
  ),
  intervention(
    ['I09', 'Power Surge', 'V1'],
    'Unlink up to three of your Power Cells, then draw 2.',
    seq(unlink(3), draw(2)),
  ),
  intervention(
    ['I10', 'Causality Break', '2*1U*V1'],
    'Extra cost: discard one Power Cell. Void one Event Chain card in an opposing Event Chain location whose phase is not locked.',
    voidCards(one('Event Chain', { unlocked: true })),
    { discardsCell: true },
  ),
  intervention(
    ['I11', 'Seal the Scroll', '1U'],
    "Choose one of your filled phases. Until your next turn begins, its Event Chain cards cannot be targeted, nor affected by the opponent's abilities. Draw 1.",
    seq(seal(), draw(1)),
  ),
  intervention(
    ['I12', 'Archive Download', '1*1F'],
    'Draw 2, then void one card from your hand.',
    seq(draw(2), voidOwn()),
  ),
  intervention(
    ['I13', 'Cell Burnout', '1F'],
    'Extra cost: discard one Power Cell. The opponent discards one Power Cell, which you choose, then draw 1.',
    seq(discardCell(), draw(1)),
    { discardsCell: true },
  ),
  intervention(
    ['I14', 'Open Door', '2'],
    'Draw 1, then you may play one additional Event Chain card this turn. It may not be a TIMESTREAM card.',
    seq(draw(1), raiseLimit()),
  ),
  intervention(
    ['I15', 'Homing Beacon', '1*1U*V1'],
    'Search your draw deck for a TIMESTREAM card, reveal it, put it in your hand and shuffle.',
    search('TIMESTREAM'),
  ),
  intervention(
    ['I16', 'Time Freeze', '2*1U'],
    'The opponent skips the Target step of their next turn. Draw 1.',
    seq(skipTarget(), draw(1)),
  ),
];
