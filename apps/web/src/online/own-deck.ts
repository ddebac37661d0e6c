import type { SetUp } from '@turnpoint/catalogue';
import type { Seat } from '@turnpoint/kernel';
import type { Gathering } from '@turnpoint/protocol';

/** The deck of this name or code, as the game's options have it for a seat. */
export function deckFor(setUp: SetUp, { options, places }: Gathering, seat: Seat, deck: string): object | undefined {
  const choice = { mode: setUp.modeOf(options), signs: setUp.signsOf(options), decks: places.map(() => deck) };
  return (setUp.options(choice) as { readonly decks?: readonly object[] }).decks?.[seat];
}
