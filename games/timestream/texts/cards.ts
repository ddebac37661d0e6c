import type { Texts } from '@turnpoint/kernel';
import { CARDS } from '../content/index.ts';

/** A card that prints no ability has no text of its own. */
const BLANK = '–';

/** Name and ability of every card in one language, by its code. */
export function cardTexts(told: (code: string) => readonly [name: string, text: string]): Texts {
  const texts: Record<string, string> = {};
  for (const { code } of CARDS) {
    const [name, text] = told(code);
    texts[`card.${code}`] = name;
    texts[`text.${code}`] = text === '' ? BLANK : text;
  }
  return texts;
}
