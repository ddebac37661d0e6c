/** Copies by the code of a card. A deck that is still being built may break rules (`cannotUseDeck` says which). */
export type Deck = Readonly<Record<string, number>>;

/** As many copies of a card as a deck in the making may hold. */
export const MOST_COPIES = 99;

export const DECK_IDS = ['scribes', 'archive', 'storm', 'paradox'] as const;
export type DeckId = (typeof DECK_IDS)[number];

/** `11 P01, 4 P02` */
function deck(text: string): Deck {
  const copies: Record<string, number> = {};
  for (const part of text.split(', ')) {
    const [n, code] = part.split(' ') as [string, string];
    copies[code] = Number(n);
  }
  return copies;
}

/** Two starter decks, then two advanced ones. */
export const DECKS: Readonly<Record<DeckId, Deck>> = {
  scribes: deck(
    [
      '9 P01, 2 P02, 3 P03, 1 P04',
      '1 E103, 1 E104, 2 E105, 2 E202, 2 E203, 2 E302, 2 E307',
      '1 T01, 2 T02',
      '1 A01, 1 A02, 1 A03, 1 A04, 1 A06, 1 A07, 2 A09, 1 A11, 1 A12, 1 A14',
      '1 O01, 3 O03, 2 O04, 2 O05, 1 O07, 2 O08, 1 O10, 2 O12',
      '1 I01, 1 I03, 1 I05',
      '1 L02, 1 L03',
    ].join(', '),
  ),
  archive: deck(
    [
      '3 P01, 8 P02, 3 P03, 1 P05',
      '3 E101, 1 E102, 1 E206, 1 E207, 2 E209, 3 E304, 1 E308',
      '1 T01, 2 T02',
      '1 A15, 1 A16, 1 A18, 1 A19, 2 A21, 1 A22, 2 A24, 1 A27, 1 A28',
      '1 O13, 1 O14, 2 O15, 1 O16, 1 O17, 2 O20, 3 O21, 1 O26',
      '1 I08, 2 I12, 1 I13, 1 I15',
      '1 L01, 1 L05',
    ].join(', '),
  ),
  storm: deck(
    [
      '8 P01, 2 P02, 3 P03, 2 P06',
      '1 E103, 2 E107, 1 E108, 1 E204, 1 E205, 2 E208, 1 E306, 2 E309, 1 E310',
      '1 T01, 2 T03',
      '1 A05, 2 A08, 1 A10, 1 A11, 1 A13, 1 A14, 1 A25',
      '1 O02, 2 O03, 1 O04, 1 O05, 1 O06, 1 O09, 1 O11, 1 O12, 2 O24, 1 O28',
      '1 I02, 2 I03, 1 I04, 1 I05, 1 I11',
      '1 L04, 1 L08, 1 L10, 1 L11',
    ].join(', '),
  ),
  paradox: deck(
    [
      '3 P01, 7 P02, 3 P03, 2 P06',
      '1 E101, 1 E106, 2 E108, 1 E201, 1 E206, 2 E210, 1 E301, 2 E303, 1 E305',
      '2 T02, 1 T04',
      '2 A17, 1 A20, 1 A21, 1 A22, 1 A23, 1 A26',
      '1 O15, 1 O18, 2 O19, 1 O21, 2 O22, 1 O23, 1 O24, 1 O25, 1 O27',
      '1 I06, 1 I07, 1 I09, 1 I10, 1 I14, 1 I15, 1 I16',
      '1 L06, 1 L07, 1 L09, 2 L12',
    ].join(', '),
  ),
};
