import type { Face, Mode } from '../content/index.ts';
import { COLOURS } from '../content/index.ts';
import { type Context, type Entry, endOfLine, type Table } from '../rules/index.ts';

const DECK = 25;

export interface Scripted {
  readonly table: Table;
  readonly log: readonly Entry[];
  /** How often each deck was shuffled, by seat. */
  readonly shuffles: readonly number[];
}

/**
 * A set-up whose shuffles do as they are told: the k-th shuffle of a seat's deck brings the k-th of its lists to the
 * top (first card on top), and leaves a deck without a list as it is.
 */
export function setUpWith(mode: Mode, tops: readonly (readonly string[])[]): Scripted {
  const decks: Face[][] = [];
  const shuffles = tops.map(() => 0);
  const log: Entry[] = [];
  const ctx: Context = {
    int: () => 0,
    shuffle<X>(items: X[]): void {
      if (items.length !== DECK) return;
      const deck = items as unknown as Face[];
      if (!decks.includes(deck)) decks.push(deck);
      const seat = decks.indexOf(deck);
      const top = tops[seat]?.[shuffles[seat] as number] ?? '';
      shuffles[seat] = (shuffles[seat] as number) + 1;
      for (const face of top
        .split(' ')
        .filter((word) => word !== '')
        .reverse() as Face[]) {
        deck.splice(deck.indexOf(face), 1);
        deck.push(face);
      }
    },
    log: (entry) => {
      log.push(entry);
    },
    learns: () => {},
    push: () => {},
    finish: () => {},
  };
  const table = endOfLine.setup({ mode, colours: COLOURS.slice(0, tops.length) }, tops.length, ctx);
  return { table, log, shuffles };
}
