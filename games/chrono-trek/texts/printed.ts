import type { Texts } from '@turnpoint/kernel';
import { CHARACTERS, FRACTURES, INDEXES, TIMELINE, TITLES } from '../content/index.ts';

/** What is printed on the cards, in English, as the content holds it. */
export const printed: Texts = Object.fromEntries([
  ...TITLES.map(({ id, title }) => [`card.${id}`, title]),
  ...TITLES.map(({ id, text }) => [`card.${id}.text`, text]),
  ...FRACTURES.map(({ spot, title }) => [`fracture.${spot}`, title]),
  ...CHARACTERS.map(({ id, name }) => [`character.${id}`, name]),
  ...INDEXES.map((index) => [`event.${index}.original`, TIMELINE[index].original]),
  ...INDEXES.map((index) => [`event.${index}.altered`, TIMELINE[index].altered]),
]);
