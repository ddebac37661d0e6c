import { printNumbers, type Ruling, sameJson } from '@turnpoint/kernel';
import fc from 'fast-check';
import { hostileText } from './hostile.ts';

type Read<Deck> = { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly ruling: Ruling };

/** A game's doors for decks that people pass on. */
interface DeckDoors<Deck> {
  parse(text: string): Read<Deck>;
  printCode(deck: Deck): string;
  printText(deck: Deck): string;
  cannotUse(deck: Deck): readonly Ruling[];
}

/** Read, or refused under this clause; what is read can be judged, shown, shared and read again. Says what does not hold. */
export function faultsOfDeck<Deck>(text: string, clause: string, doors: DeckDoors<Deck>): string[] {
  const read = doors.parse(text);
  if (!read.ok) return read.ruling.clause === clause ? [] : [`refused under ${read.ruling.clause}`];
  const { deck } = read;
  const same = (printed: string) => sameJson(doors.parse(printed), read);
  const shown = doors.printText(deck);
  const faults = [];
  if (!Array.isArray(doors.cannotUse(deck))) faults.push('not judged');
  if (!same(doors.printCode(deck))) faults.push('another deck after its code');
  // A deck without cards has no text.
  if (shown !== '' && !same(shown)) faults.push('another deck after its text');
  return faults;
}

/** Texts of decks as bad luck and bad people type them: anything; codes whose check digits fit; lines of a deck among others. */
export function hostileDecks(prefix: string, sample: string): Readonly<Record<string, fc.Arbitrary<string>>> {
  // A number above 1295 takes three digits where two are due: then the code has an odd length.
  const numbers = fc.array(fc.oneof(fc.nat(5), fc.nat(130), fc.nat(1400)), { maxLength: 60 });
  const line = fc.oneof(hostileText, fc.constantFrom(...sample.split('\n')));
  return {
    'any text': hostileText,
    'any numbers with check digits that fit': numbers.map((all) => printNumbers(prefix, all)),
    'lines of a deck among others': fc.array(line, { maxLength: 9 }).map((all) => all.join('\n')),
  };
}
