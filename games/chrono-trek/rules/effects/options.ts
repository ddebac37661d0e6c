import type { Seat } from '@turnpoint/kernel';
import { classOf, effectAt, LINCHPINS, typeOf } from '../../content/index.ts';
import { ownerOf } from '../board/change.ts';
import { titlesIn } from '../board/hands.ts';
import { othersIn, playerAt, seatsIn } from '../board/seats.ts';
import type { CardId, Table } from '../types.ts';
import { type Slot, slotsOf } from './slots.ts';

/** A card whose announcement is under way. */
export interface Announcing {
  readonly seat: Seat;
  readonly card: CardId;
  readonly answers: readonly string[];
}

/** What may be named now, without the option to name nothing. All of it public. */
export function optionsFor(t: Table, now: Announcing, slot: Slot): string[] {
  const { seat } = now;
  switch (slot.what) {
    case 'linchpin':
      return LINCHPINS.filter((index) => !namedBefore(now, 'linchpin').includes(index));
    case 'own-artifact':
      return playerAt(t, seat).artifacts.filter((id) => slot.class === null || classOf(id) === slot.class);
    case 'other-artifact':
      return otherArtifacts(t, now);
    case 'pile-card':
      return titlesIn(notYetNamed(t, now)).filter((id) => mayFetch(id) && !slot.except.includes(id));
    case 'pile-artifact':
      return titlesIn(t.discard).filter((id) => typeOf(id) === 'artifact');
    case 'player':
      return othersIn(t, seat).map(String);
    case 'player-with-hand':
      return othersIn(t, seat)
        .filter((other) => playerAt(t, other).hand.length > 0)
        .map(String);
    case 'direction':
      return ['left', 'right'];
    case 'option':
      return hasBoth(t, seat, slot) ? ['reward', 'cards'] : ['cards'];
  }
}

/** CT-9.5, R40: Events and Power Actions stay where they are. */
export function mayFetch(card: CardId): boolean {
  return typeOf(card) !== 'event' && typeOf(card) !== 'power-action';
}

function namedBefore({ card, answers }: Announcing, what: Slot['what']): string[] {
  return answers.filter((answer, n) => answer !== '' && slotsOf(card)[n]?.what === what);
}

/** D-6: of each other player one, unless there is only one other player. */
function otherArtifacts(t: Table, now: Announcing): string[] {
  const named = namedBefore(now, 'other-artifact');
  const raided = seatsIn(t).length > 2 ? named.map((id) => ownerOf(t, id)) : [];
  return othersIn(t, now.seat)
    .filter((other) => !raided.includes(other))
    .flatMap((other) => playerAt(t, other).artifacts.filter((id) => !named.includes(id)));
}

/** The discard pile without the copies named already. */
export function notYetNamed(t: Table, now: Announcing): CardId[] {
  const cards = t.discard.slice();
  for (const named of namedBefore(now, 'pile-card')) cards.splice(cards.indexOf(named), 1);
  return cards;
}

/** CT-11.2 */
function hasBoth(t: Table, seat: Seat, slot: Slot): boolean {
  const effect = effectAt(slot.at);
  if (effect.word !== 'assignment') return false;
  return effect.artifacts.every((id) => playerAt(t, seat).artifacts.includes(id));
}
