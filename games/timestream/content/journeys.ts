import { seq } from '@turnpoint/effects';
import { type Card, cardsOf } from './cards.ts';
import { additionalCell, draw, voidOwn } from './words.ts';

const journey = cardsOf('Event Chain', 1);

export const JOURNEYS: readonly Card[] = [
  journey(['E101', 'Chrono Gate Alpha', '2F', '0/5']),
  journey(['E102', 'Temporal Skiff', '1F', '0/4']),
  journey(['E103', 'Alexandrian Grain Ship', '2A', '0/5']),
  journey(['E104', 'Damascus Caravan', '1A', '0/4']),
  journey(
    ['E105', 'Roman Road Network', '1*1A', '1/3'],
    'On play: you may play one additional Power Cell from your hand.',
    { onPlay: additionalCell() },
  ),
  journey(['E106', 'Archive Launch Bay', '1*1F', '1/4'], 'On play: draw 1, then void one card from your hand.', {
    onPlay: seq(draw(1), voidOwn()),
  }),
  journey(['E107', 'Harbor of Seleucia', '2', '1/4']),
  journey(['E108', 'Slipstream Corridor', '1U', '2/4']),
];
