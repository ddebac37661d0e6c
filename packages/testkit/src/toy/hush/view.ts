import { type Imagined, shuffleWith, type Viewer } from '@turnpoint/kernel';
import type { Card, Hush, Look, State, View } from './types.ts';

export const WHOLE_DECK: readonly Card[] = [1, 2, 3, 4, 5, 6].flatMap((card) => [card, card, card]);

export function view(s: State, viewer: Viewer): View {
  const { rounds, round, hands, stashes, deck, bin, points, out, peeked } = s.table;
  return {
    rounds,
    round,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : null)),
    handCounts: hands.map((hand) => hand.length),
    stashes: stashes.map((stash, seat) => (seat === viewer || s.outcome !== null ? stash : null)),
    stashCounts: stashes.map((stash) => stash.length),
    deckCount: deck.length,
    top: viewer !== null && peeked.includes(viewer) ? (deck.at(-1) ?? null) : null,
    bin,
    points,
    out,
    peeked,
    stack: s.stack,
  };
}

export function determinize({ view }: Look, int: (below: number) => number): Imagined<Hush> {
  const unseen = [...WHOLE_DECK];
  for (const card of [...view.bin, ...known(view)]) unseen.splice(unseen.indexOf(card), 1);
  shuffleWith(int, unseen);
  const take = (cards: readonly Card[] | null, count: number) =>
    cards === null ? unseen.splice(0, count) : [...cards];
  const table = {
    rounds: view.rounds,
    round: view.round,
    hands: view.hands.map((hand, i) => take(hand, view.handCounts[i] ?? 0)),
    stashes: view.stashes.map((stash, i) => take(stash, view.stashCounts[i] ?? 0)),
    deck: [...unseen, ...(view.top === null ? [] : [view.top])],
    bin: [...view.bin],
    points: [...view.points],
    out: [...view.out],
    peeked: [...view.peeked],
  };
  return { table, stack: view.stack };
}

function known({ hands, stashes, top }: View): Card[] {
  const cards = [...hands, ...stashes].flatMap((pile) => pile ?? []);
  return top === null ? cards : [...cards, top];
}
