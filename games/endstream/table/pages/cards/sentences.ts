import type { Reader } from '@turnpoint/kernel';
import { controllerCard, DEFAULT_ABILITY, operatorCard, techCard } from '../../../content/index.ts';
import { abilityText, specialText, techText } from '../../cards/printed.ts';
import type { Subject } from '../../cards/subject.ts';

/** All sentences of a card, for the keywords to be explained beside it. */
export function sentencesOf(reader: Reader, subject: Subject): string[] {
  if (subject.face === 'agenda') return ['SPIN'];
  if (subject.face === 'place') return [...subject.zones];
  if (subject.face === 'tech') {
    const card = techCard(subject.card);
    return [card.keyword, techText(reader, card)];
  }
  const card = subject.face === 'operator' ? operatorCard(subject.card) : controllerCard(subject.card);
  return [
    ...card.specials.map((special, i) => specialText(reader, card, i, special)),
    ...card.abilities.map((ability, i) => abilityText(reader, `${card.id}.${i}`, ability)),
    ...(subject.face === 'operator' ? [abilityText(reader, 'default', DEFAULT_ABILITY)] : []),
  ];
}
