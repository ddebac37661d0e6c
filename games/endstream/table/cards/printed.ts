import type { Reader } from '@turnpoint/kernel';
import type { Ability, Address, AgendaCard, Special, TechCard } from '../../content/index.ts';

/** Printed texts in the reader's language; English is what stands on the cards. */
const printed = (reader: Reader, key: string, english: string): string => reader.texts[key] ?? english;

export const abilityText = (reader: Reader, at: Address, { text }: Ability): string =>
  printed(reader, `effect.${at}`, text);

export const specialText = (reader: Reader, card: { readonly id: string }, i: number, { text }: Special): string =>
  printed(reader, `effect.${card.id}.special.${i}`, text);

export const techText = (reader: Reader, { id, text }: TechCard): string => printed(reader, `effect.${id}.use`, text);

export const eventText = (reader: Reader, { id, event }: AgendaCard): string => printed(reader, `card.${id}`, event);

export const outcomeText = (reader: Reader, { id, sides }: AgendaCard, up: 0 | 1): string =>
  printed(reader, `card.${id}.${up}`, sides[up].outcome);

/** An agenda's event without its article, for small tiles. */
export const shortEvent = (reader: Reader, card: AgendaCard): string =>
  eventText(reader, card).replace(/^(The|Der|Die|Das) /, '');
