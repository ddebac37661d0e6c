import { type Card, cardsOf } from './cards.ts';
import { additionalCell, draw } from './words.ts';

const journey = cardsOf('Event Chain', 1);

export const JOURNEYS: readonly Card[] = [
  journey(['E101', 'Chrono Gate Alpha', '2F', '1/5']),
  journey(['E102', 'Temporal Skiff', '1F', '0/3']),
  journey(['E103', 'Alexandrian Grain Ship', '2A', '1/5']),
  journey(['E104', 'Damascus Caravan', '1A', '0/3']),
  journey(
    ['E105', 'Roman Road Network', '1*1A', '1/3'],
    'On play: you may play one additional Power Cell from your hand.',
    { onPlay: additionalCell() },
  ),
  journey(['E106', 'Archive Launch Bay', '1*1F', '0/3'], 'On play: draw 1.', { onPlay: draw(1) }),
  journey(['E107', 'Harbor of Seleucia', '2', '1/4']),
  journey(['E108', 'Slipstream Corridor', '1U', '2/4']),
];
