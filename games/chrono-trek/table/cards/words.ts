import type { Words } from '@turnpoint/ui';
import { cardOf, classOf, FRACTURE_AT } from '../../content/index.ts';

type Say = Words['say'];

/** The text of a card, with what its type adds. */
export function textOf(say: Say, id: string): string {
  const { type } = cardOf(id);
  if (type === 'artifact') return say('table.artifact-text');
  const text = say(`card.${id}.text`);
  if (type === 'assignment') return say('table.assignment-text', { text });
  return type === 'fracture' ? `${text} ${say('table.fracture-text')}` : text;
}

export function footOf(say: Say, id: string): string {
  const { type, copies, spot } = cardOf(id);
  if (type === 'artifact') return say(`class.${classOf(id) ?? 'relic'}`);
  if (type === 'inverter') return say('table.inverter-foot');
  if (type === 'power-action') return say('table.power-foot');
  if (type === 'assignment') return say('table.both-in-play');
  if (spot !== null) return FRACTURE_AT[spot]?.condition.kind === 'altered' ? '' : say('table.no-whales');
  return say('table.copies', { n: copies });
}

/** A few words for a small card. */
export function shortOf(say: Say, id: string): string {
  const { type, spot } = cardOf(id);
  const condition = spot === null ? undefined : FRACTURE_AT[spot]?.condition;
  if (condition?.kind === 'altered') return condition.on.map((at) => `${at}′`).join(` ${say('table.and')} `);
  if (condition !== undefined) return say('table.no-whales');
  if (type === 'artifact') return say(`class.${classOf(id) ?? 'relic'}`);
  return type === 'assignment' ? say('table.assignment-short') : say(`card.${id}.text`);
}

/** Words of the rulebook that a card uses, each explained by a sentence and a clause. */
export const KEYWORDS = {
  linchpin: 'CT-5.1',
  ripplepoint: 'CT-5.4',
  anchorpoint: 'CT-13.4',
  fracture: 'CT-12.1',
  blocking: 'CT-12.12',
  artifact: 'CT-7.2',
  assignment: 'CT-11.2',
  event: 'CT-10.1',
  power: 'CT-9.4',
  memo: 'CT-14.8',
  discard: 'CT-15.3',
  extra: 'CT-6.10',
} as const;
export type Keyword = keyof typeof KEYWORDS;

/** What may need an explanation on this card. */
export function keywordsOf(id: string): Keyword[] {
  const { type, text } = cardOf(id);
  const has = (words: RegExp) => words.test(text);
  const found: (Keyword | false)[] = [
    type === 'artifact' && 'artifact',
    type === 'assignment' && 'assignment',
    type === 'event' && 'event',
    type === 'power-action' && 'power',
    type === 'fracture' && 'fracture',
    type === 'fracture' && 'blocking',
    has(/Linchpin/) && 'linchpin',
    has(/Linchpin/) && 'ripplepoint',
    has(/Anchorpoint/) && 'anchorpoint',
    has(/Reaction/) && 'memo',
    has(/Artifact|Relic|Tech|Beverage|Lifeform/) && type !== 'artifact' && 'artifact',
    has(/discard pile/) && 'discard',
    has(/play (up to|1 more)/) && 'extra',
  ];
  return found.filter((word) => word !== false);
}

/** Letters of the longest word, and of a whole title, that have room on a small card. */
const WORD = 11;
const TITLE = 24;

/** Is this title drawn smaller, so that no word breaks and nothing is cut? */
export const isLong = (title: string): boolean =>
  title.length > TITLE || title.split(/[\s\u00AD-]/).some((word) => word.length > WORD);
