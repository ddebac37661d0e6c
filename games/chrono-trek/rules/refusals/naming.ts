import { no, type Seat } from '@turnpoint/kernel';
import { classOf, type Index, TIMELINE, typeOf } from '../../content/index.ts';
import { ownerOf } from '../board/change.ts';
import { type Announcing, mayFetch, notYetNamed } from '../effects/options.ts';
import type { Slot } from '../effects/slots.ts';
import type { Ruling, Table } from '../types.ts';
import { factOf, isCard } from './facts.ts';

interface Loose {
  readonly kind?: unknown;
  readonly card?: unknown;
  readonly at?: unknown;
  readonly seat?: unknown;
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
      return refusePile(t, now, slot, loose);
    case 'player':
    case 'player-with-hand':
      return refusePlayer(t, now, slot, loose);
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

function refuseArtifact(t: Table, { seat, answers }: Announcing, slot: Slot, { kind, card: id }: Loose): Ruling {
  if (kind !== 'artifact') return no('CT-R24', 'why.name-artifact');
  if (!isCard(id)) return no('CT-1.7', 'why.no-such-card');
  const owner = ownerOf(t, id);
  if (owner < 0) return no('CT-7.2', 'why.not-in-play', factOf(id));
  if (answers.includes(id)) return no('CT-9.1', 'why.named-already', factOf(id));
  const isOwn = slot.what === 'own-artifact';
  if (isOwn && owner !== seat) return no('CT-7.2', 'why.not-yours', factOf(id));
  if (isOwn && slot.class !== null && classOf(id) !== slot.class) return no('CT-7.3', 'why.other-class', factOf(id));
  if (!isOwn && owner === seat) return no('CT-9.1', 'why.yours', factOf(id));
  return answers.some((named) => ownerOf(t, named) === owner)
    ? no('CT-9.1', 'why.one-each', { player: { seat: owner } })
    : no('CT-R24', 'why.malformed');
}

function refusePile(t: Table, now: Announcing, slot: Slot, { kind, card: id }: Loose): Ruling {
  if (kind !== 'pile') return no('CT-R24', 'why.name-pile');
  if (!isCard(id)) return no('CT-1.7', 'why.no-such-card');
  if (!mayFetch(id)) return no('CT-9.5', 'why.never-fetched', factOf(id));
  if (!t.discard.includes(id)) return no('CT-15.3', 'why.not-in-pile', factOf(id));
  if (!notYetNamed(t, now).includes(id)) return no('CT-9.1', 'why.named-already', factOf(id));
  if (slot.what === 'pile-artifact' && typeOf(id) !== 'artifact') return no('CT-9.1', 'why.artifact-only', factOf(id));
  return slot.except.includes(id) ? no('CT-9.1', 'why.text-excludes', factOf(id)) : no('CT-R24', 'why.malformed');
}

function refusePlayer(t: Table, { seat }: Announcing, slot: Slot, { kind, seat: other }: Loose): Ruling {
  if (kind !== 'player') return no('CT-R24', 'why.name-player');
  if (other === seat) return no('CT-9.1', 'why.another-player');
  const target = typeof other === 'number' ? t.players[other] : undefined;
  if (target === undefined || target.out) return no('CT-R51', 'why.no-seat');
  return slot.what === 'player-with-hand' && target.hand.length === 0
    ? no('CT-9.1', 'why.empty-hand', { player: { seat: other as Seat } })
    : no('CT-R24', 'why.malformed');
}
