import type { Viewer } from '@turnpoint/kernel';
import { type ArtifactClass, CARDS, type Card, CLASSES, DECK, FRACTURE_ON } from '../content/index.ts';
import type { CardId, View } from '../rules/types.ts';
import { addTimes, NO_ROLE, type Role, roleOn } from './roles.ts';

/** Where the cards are, as far as a viewer can tell. */
export interface Whereabouts {
  /** Copies that lie in the draw pile or in a hand, the viewer cannot tell which. */
  unseen(card: CardId): number;
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

/** All cards of the deck, each once, and what is asked of them at every choice. */
export const IN_DECK: readonly CardId[] = [...new Set(DECK)];
const NUMBERS = new Map(IN_DECK.map((card, n) => [card, n]));
const COPIES = IN_DECK.map((card) => DECK.filter((other) => other === card).length);
const ROLES = IN_DECK.map(roleOn);
const KINDS = IN_DECK.map((card) => (CARDS[card] as Card).class);
const IS_EVENT = IN_DECK.map((card) => (CARDS[card] as Card).type === 'event');

export function whereabouts(view: View, viewer: Viewer): Whereabouts {
  const copies = COPIES.slice();
  const seen = (card: CardId) => {
    (copies[NUMBERS.get(card) as number] as number)--;
  };
  for (const [seat, { hand, known, artifacts }] of view.players.entries()) {
    for (const card of seat === viewer ? (hand ?? []) : known) seen(card);
    for (const card of artifacts) seen(card);
  }
  for (const card of view.discard) seen(card);
  for (const card of view.aside) seen(card);
  for (const { card, via } of view.playing) if (via !== 'rewind') seen(card);
  for (const spot of view.fractures) seen(FRACTURE_ON[spot] as CardId);
  const artifacts = byClass(() => 0);
  const roles = { ...NO_ROLE };
  let count = 0;
  let surges = 0;
  for (let n = 0; n < copies.length; n++) {
    const left = copies[n] as number;
    if (left <= 0) continue;
    count += left;
    const kind = KINDS[n] as ArtifactClass | null;
    if (kind !== null) artifacts[kind] += left;
    const role = ROLES[n] as Role;
    if (role === NO_ROLE) continue;
    if (IS_EVENT[n]) surges += left * role.growth;
    else addTimes(roles, role, left);
  }
  const lost = byClass((): CardId[] => []);
  let flipDiscarded = false;
  for (const card of view.discard) {
    const { type, class: kind } = CARDS[card] as Card;
    if (kind !== null) lost[kind].push(card);
    else if (type === 'inverter') flipDiscarded = true;
  }
  return {
    unseen: (card) => copies[NUMBERS.get(card) ?? -1] ?? 0,
    count: Math.max(1, count),
    roles,
    artifacts,
    lost,
    pile: view.pileCount,
    surges,
    discard: new Set(view.discard),
    flipDiscarded,
  };
}

function byClass<V>(of: () => V): Record<ArtifactClass, V> {
  return Object.fromEntries(CLASSES.map((kind) => [kind, of()])) as Record<ArtifactClass, V>;
}
