import { type Reader, tell } from '@turnpoint/kernel';
import { keptDecks } from '../builder/kept-decks.svelte.ts';

/** Decks that can be named here: ready-made ones by their ids, those kept on this device by their codes. */
export function knownDecks(game: string, ready: readonly string[], reader: Reader): { value: string; label: string }[] {
  return [
    ...ready.map((id) => ({ value: id, label: tell(reader, { key: `deck.${id}` }) })),
    ...keptDecks(game).map(({ name, code }) => ({ value: code, label: name })),
  ];
}
