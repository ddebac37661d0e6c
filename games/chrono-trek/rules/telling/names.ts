import type { Message, Seat, Value } from '@turnpoint/kernel';
import { mark } from '../board/board.ts';
import { slotsOf } from '../effects/slots.ts';
import type { Turned } from '../types.ts';

export const card = (id: string): Message => ({ key: `card.${id}` });
export const character = (id: string): Message => ({ key: `character.${id}` });
export const player = (seat: Seat): Value => ({ seat });

/** Cards as a list, or that there are none. */
export function cards(ids: readonly string[]): Value {
  return ids.length === 0 ? { key: 'text.none' } : { list: ids.map(card) };
}

/** A Timeline event by its mark and title. */
export function event({ index, altered }: Turned): Message {
  const title = { key: `event.${index}.${altered ? 'altered' : 'original'}` };
  return { key: 'text.event', args: { index: mark(index, altered), title } };
}

/** What an announcement named, in words. */
export function named(id: string, answers: readonly string[]): Value[] {
  return slotsOf(id).flatMap(({ what }, n): Value[] => {
    const answer = answers[n] ?? '';
    if (answer === '') return [];
    if (what === 'linchpin') return [answer];
    if (what === 'player' || what === 'player-with-hand') return [player(Number(answer))];
    if (what === 'direction') return [{ key: `direction.${answer}` }];
    return [what === 'option' ? { key: `option.${answer}` } : card(answer)];
  });
}
