import { type Card, card } from './card.ts';
import { FRACTURES, type Fracture } from './fractures.ts';
import { place } from './words.ts';

function printed({ spot, condition }: Fracture): string {
  if (condition.kind === 'not-in-play') return `Place on ${spot} while the Humpback Whales are not in play.`;
  return `Place on ${spot} while ${condition.on.map((index) => `${index}'`).join(' AND ')}.`;
}

export const FRACTURE_CARDS: readonly Card[] = FRACTURES.map((fracture) =>
  card('fracture', fracture.title, printed(fracture), place('itself'), { spot: fracture.spot }),
);
