import type { Seat } from '@turnpoint/kernel';
import { type ArtifactClass, CARDS, CLASSES, DECK, FRACTURE_ON } from '../content/index.ts';
import type { CardId, View } from '../rules/types.ts';
import { type Role, rolesOf } from './roles.ts';

/** Where the cards are, as far as a reader can tell. */
export interface Whereabouts {
  /** Copies that lie in the draw pile or in a hand, the reader cannot tell which. */
  readonly unseen: ReadonlyMap<CardId, number>;
  /** How many cards that are. */
  readonly count: number;
  /** What they can do in all. */
  readonly roles: Role;
  /** Of each class, Artifacts unseen, and those in the discard pile. */
  readonly artifacts: ByClass;
  readonly lost: Readonly<Record<ArtifactClass, readonly CardId[]>>;
  readonly pile: number;
  /** Events in the draw pile that let the anomaly grow: nobody holds an Event. */
  readonly surges: number;
  readonly discard: ReadonlySet<CardId>;
  /** The discard pile holds a card that flips by choice. */
  readonly flipDiscarded: boolean;
}

type ByClass = Readonly<Record<ArtifactClass, number>>;

const COPIES = new Map<CardId, number>();
for (const card of DECK) COPIES.set(card, (COPIES.get(card) ?? 0) + 1);

export function whereabouts(view: View, reader: Seat | null): Whereabouts {
  const unseen = new Map(COPIES);
  const seen = (card: CardId) => unseen.set(card, (unseen.get(card) ?? 0) - 1);
  view.players.forEach(({ hand, known, artifacts }, seat) => {
    (seat === reader ? (hand ?? []) : known).forEach(seen);
    artifacts.forEach(seen);
  });
  view.discard.forEach(seen);
  view.aside.forEach(seen);
  for (const { card, via } of view.playing) if (via !== 'rewind') seen(card);
  for (const spot of view.fractures) seen(FRACTURE_ON[spot] as CardId);
  const held: CardId[] = [];
  const events: CardId[] = [];
  for (const [card, copies] of unseen) {
    for (let n = 0; n < copies; n++) (CARDS[card]?.type === 'event' ? events : held).push(card);
  }
  const ofClass = (cards: readonly CardId[], kind: ArtifactClass) =>
    cards.filter((card) => CARDS[card]?.class === kind);
  return {
    unseen,
    count: Math.max(1, held.length + events.length),
    roles: rolesOf(held),
    artifacts: byClass((kind) => ofClass(held, kind).length),
    lost: byClass((kind) => ofClass(view.discard, kind)),
    pile: view.pileCount,
    surges: rolesOf(events).growth,
    discard: new Set(view.discard),
    flipDiscarded: view.discard.some((card) => CARDS[card]?.type === 'inverter'),
  };
}

function byClass<V>(of: (kind: ArtifactClass) => V): Readonly<Record<ArtifactClass, V>> {
  return Object.fromEntries(CLASSES.map((kind) => [kind, of(kind)])) as Record<ArtifactClass, V>;
}
