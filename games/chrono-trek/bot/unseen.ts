import type { Viewer } from '@turnpoint/kernel';
import { type ArtifactClass, CARDS, type Card, CLASSES, DECK, FRACTURE_ON } from '../content/index.ts';
import type { CardId, View } from '../rules/types.ts';
import { type Role, rolesOf } from './roles.ts';

/** Where the cards are, as far as a viewer can tell. */
export interface Whereabouts {
  /** Copies that lie in the draw pile or in a hand, the viewer cannot tell which. */
  readonly unseen: ReadonlyMap<CardId, number>;
  /** How many cards that are. */
  readonly count: number;
  /** What those can do in all that may be in a hand. */
  readonly roles: Role;
  /** Of each class, Artifacts unseen, and those in the discard pile. */
  readonly artifacts: Readonly<Record<ArtifactClass, number>>;
  readonly lost: Readonly<Record<ArtifactClass, readonly CardId[]>>;
  readonly pile: number;
  /** Events in the draw pile that let the anomaly grow: nobody holds an Event. */
  readonly surges: number;
  readonly discard: ReadonlySet<CardId>;
  /** The discard pile holds a card that flips by choice. */
  readonly flipDiscarded: boolean;
}

const COPIES = new Map<CardId, number>();
for (const card of DECK) COPIES.set(card, (COPIES.get(card) ?? 0) + 1);

export function whereabouts(view: View, viewer: Viewer): Whereabouts {
  const unseen = new Map(COPIES);
  const seen = (card: CardId) => unseen.set(card, (unseen.get(card) ?? 0) - 1);
  view.players.forEach(({ hand, known, artifacts }, seat) => {
    (seat === viewer ? (hand ?? []) : known).forEach(seen);
    artifacts.forEach(seen);
  });
  view.discard.forEach(seen);
  view.aside.forEach(seen);
  for (const { card, via } of view.playing) if (via !== 'rewind') seen(card);
  for (const spot of view.fractures) seen(FRACTURE_ON[spot] as CardId);
  const artifacts = byClass(() => 0);
  const held: CardId[] = [];
  const events: CardId[] = [];
  for (const [card, copies] of unseen) {
    const { type, class: kind } = CARDS[card] as Card;
    for (let n = 0; n < copies; n++) (type === 'event' ? events : held).push(card);
    if (kind !== null && copies > 0) artifacts[kind] += copies;
  }
  const lost = byClass((): CardId[] => []);
  let flipDiscarded = false;
  for (const card of view.discard) {
    const { type, class: kind } = CARDS[card] as Card;
    if (kind !== null) lost[kind].push(card);
    else if (type === 'inverter') flipDiscarded = true;
  }
  return {
    unseen,
    count: Math.max(1, held.length + events.length),
    roles: rolesOf(held),
    artifacts,
    lost,
    pile: view.pileCount,
    surges: rolesOf(events).growth,
    discard: new Set(view.discard),
    flipDiscarded,
  };
}

function byClass<V>(of: () => V): Record<ArtifactClass, V> {
  return Object.fromEntries(CLASSES.map((kind) => [kind, of()])) as Record<ArtifactClass, V>;
}
