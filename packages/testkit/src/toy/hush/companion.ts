import { allSeats, choices, copyJson, type Seat, shuffleWith, type Viewer } from '@turnpoint/kernel';
import type { Companion } from '../../companion.ts';
import { hush } from './index.ts';
import { texts } from './texts.ts';
import type { Hush, State } from './types.ts';

export const hushCompanion: Companion<Hush> = {
  game: hush,
  texts,
  setups: [2, 3, 4].map((seats) => ({ options: { rounds: 4 }, seats })),
  scramble,
};

/** Hidden from a viewer: other hands, other stashes until the end, the deck but for a card it peeked at, open answers. */
function scramble(state: State, viewer: Viewer, int: (below: number) => number): State {
  const s = copyJson(state);
  const { hands, stashes, deck, peeked } = s.table;
  const top = viewer !== null && peeked.includes(viewer) ? deck.pop() : undefined;
  const piles = [
    ...hands.filter((_, seat) => seat !== viewer),
    ...stashes.filter((_, seat) => seat !== viewer && s.outcome === null),
    deck,
  ];
  const hidden = piles.flat();
  shuffleWith(int, hidden);
  for (const pile of piles) pile.splice(0, pile.length, ...hidden.splice(0, pile.length));
  if (top !== undefined) deck.push(top);
  for (const seat of allSeats(s.seats)) if (seat !== viewer) answerAnew(s, seat, int);
  s.chance = { seed: `scrambled ${int(0x1_0000_0000)}`, drawn: state.chance.drawn };
  return s;
}

/** Who has answered stays as it is; what was answered becomes anything that could have been. */
function answerAnew(s: State, seat: Seat, int: (below: number) => number): void {
  if ((s.picks[seat] ?? null) === null) return;
  s.picks[seat] = null;
  const legal = choices(hush, s, seat);
  s.picks[seat] = legal[int(legal.length)] ?? null;
}
