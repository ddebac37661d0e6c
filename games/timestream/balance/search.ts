import type { DeckSearch } from '@turnpoint/catalogue';
import { playOut } from '@turnpoint/catalogue/balance';
import { CARDS, DECK_IDS, DECKS, type Deck } from '../content/index.ts';
import { cannotUseDeck, printDeck } from '../rules/index.ts';
import { dealFirst } from './matches.ts';
import { NAMES } from './tuning.ts';

type Int = Parameters<DeckSearch['change']>[1];

/** Copies of a card that a change puts in at most: one copy alone hardly shows in a few matches. */
const MOST = 3;

export const search: DeckSearch<Deck> = {
  lists: DECK_IDS.map((id) => ({ name: NAMES[id], deck: DECKS[id] })),
  change,
  play(deck, list, number, seed) {
    const seat = number % 2;
    const decks = seat === 0 ? ([deck, list] as const) : ([list, deck] as const);
    const dealt = dealFirst({ decks, powerStart: true }, (number >> 1) % 2, seed);
    playOut(dealt, () => {});
    const { winners = [] } = dealt.state.outcome ?? {};
    return winners.length === 0 ? 0.5 : Number(winners.includes(seat));
  },
  print: printDeck,
};

/** Puts one to three copies of a card in, and takes as many others out. */
function change(deck: Deck, int: Int): Deck {
  for (;;) {
    const { code } = CARDS[int(CARDS.length)] as (typeof CARDS)[number];
    const copies = new Map(Object.entries(deck));
    for (let n = 1 + int(MOST); n > 0; n--) {
      takeOne(copies, int);
      copies.set(code, (copies.get(code) ?? 0) + 1);
    }
    const changed = Object.fromEntries([...copies].filter(([, n]) => n > 0));
    if (cannotUseDeck(changed).length === 0) return changed;
  }
}

function takeOne(copies: Map<string, number>, int: Int): void {
  const cards = [...copies].flatMap(([code, n]) => Array<string>(n).fill(code));
  const code = cards[int(cards.length)] as string;
  copies.set(code, (copies.get(code) as number) - 1);
}
