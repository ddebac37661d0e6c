import type { Seat } from '@turnpoint/kernel';
import { CARDS, type Index, MEMO, TIMELINE, typeOf } from '../content/index.ts';
import { ownerOf } from './change.ts';
import type { Announcing } from './effects/options.ts';
import type { Slot } from './effects/slots.ts';
import { no } from './no.ts';
import { playerAt } from './seats.ts';
import type { Ruling, Table } from './types.ts';

interface Loose {
  readonly kind?: unknown;
  readonly card?: unknown;
  readonly at?: unknown;
  readonly seat?: unknown;
  readonly take?: unknown;
}

const card = (id: string) => ({ card: { key: `card.${id}` } });

/** Why this is no play: the turn's own, or an extra one. */
export function refusePlay(t: Table, seat: Seat, via: 'turn' | 'extra', choice: unknown): Ruling {
  const { kind, card: id } = (choice ?? {}) as Loose;
  if (kind === 'memo' || (kind === 'play' && id === MEMO)) return no('CT-14.12', 'why.memo-reaction');
  if (kind === 'second-draw' && via === 'extra') return no('CT-6.5', 'why.second-draw-extra');
  if (kind === 'stop' && via === 'turn') return no('CT-6.5', 'why.stop-turn');
  if (kind !== 'play') return no('CT-6.5', via === 'turn' ? 'why.play-or-draw' : 'why.play-or-stop');
  if (typeof id !== 'string' || !Object.hasOwn(CARDS, id)) return no('CT-1.7', 'why.no-such-card');
  if (typeOf(id) === 'event') return no('CT-10.1', 'why.event', card(id));
  if (!playerAt(t, seat).hand.includes(id)) return no('CT-6.3', 'why.not-in-hand');
  if (via === 'extra' && typeOf(id) === 'power-action') return no('CT-9.4', 'why.power-extra', card(id));
  return no('CT-6.3', 'why.malformed');
}

/** Why this cannot be named in an announcement. */
export function refuseNaming(t: Table, now: Announcing, slot: Slot | null, choice: unknown): Ruling {
  const loose = (choice ?? {}) as Loose;
  switch (slot?.what) {
    case 'linchpin':
      return refuseLinchpin(now, loose);
    case 'own-artifact':
    case 'other-artifact':
      return refuseArtifact(t, now, slot, loose);
    case 'pile-card':
    case 'pile-artifact':
      return refusePile(t, slot, loose);
    case 'player':
    case 'player-with-hand':
      return refusePlayer(t, now, loose);
    case 'option':
      return no('CT-11.3', 'why.option');
    default:
      return no('CT-R24', 'why.direction');
  }
}

function refuseLinchpin({ answers }: Announcing, { kind, at }: Loose): Ruling {
  if (kind !== 'linchpin') return no('CT-8.2', 'why.name-linchpin');
  const known = typeof at === 'string' && Object.hasOwn(TIMELINE, at) ? TIMELINE[at as Index] : null;
  if (known === null) return no('CT-1.3', 'why.no-such-index');
  if (known.kind === 'ripplepoint') return no('CT-5.3', 'why.ripplepoint', { index: known.index });
  if (known.kind === 'anchorpoint') return no('CT-5.13', 'why.anchorpoint', { index: known.index });
  return answers.includes(known.index)
    ? no('CT-9.1', 'why.linchpin-twice', { index: known.index })
    : no('CT-8.2', 'why.malformed');
}

function refuseArtifact(t: Table, { seat }: Announcing, slot: Slot, { kind, card: id }: Loose): Ruling {
  if (kind !== 'artifact') return no('CT-R24', 'why.name-artifact');
  if (typeof id !== 'string' || !Object.hasOwn(CARDS, id)) return no('CT-1.7', 'why.no-such-card');
  const owner = ownerOf(t, id);
  if (owner < 0) return no('CT-7.2', 'why.not-in-play', card(id));
  if (slot.what === 'own-artifact') {
    return owner === seat ? no('CT-7.3', 'why.other-class', card(id)) : no('CT-7.2', 'why.not-yours', card(id));
  }
  return owner === seat
    ? no('CT-9.1', 'why.yours', card(id))
    : no('CT-9.1', 'why.one-each', { player: { seat: owner } });
}

function refusePile(t: Table, slot: Slot, { kind, card: id }: Loose): Ruling {
  if (kind !== 'pile') return no('CT-R24', 'why.name-pile');
  if (typeof id !== 'string' || !Object.hasOwn(CARDS, id)) return no('CT-1.7', 'why.no-such-card');
  if (typeOf(id) === 'event' || typeOf(id) === 'power-action') return no('CT-9.5', 'why.never-fetched', card(id));
  if (!t.discard.includes(id)) return no('CT-15.3', 'why.not-in-pile', card(id));
  if (slot.what === 'pile-artifact') return no('CT-9.1', 'why.artifact-only', card(id));
  return no('CT-9.1', 'why.text-excludes', card(id));
}

function refusePlayer(t: Table, { seat }: Announcing, { kind, seat: other }: Loose): Ruling {
  if (kind !== 'player') return no('CT-R24', 'why.name-player');
  if (other === seat) return no('CT-9.1', 'why.another-player');
  const target = typeof other === 'number' ? t.players[other] : undefined;
  if (target === undefined || target.out) return no('CT-R51', 'why.no-seat');
  return no('CT-9.1', 'why.empty-hand', { player: { seat: other as Seat } });
}
