import { stream } from '@turnpoint/kernel';
import type { DeckSearch } from '../deck-search.ts';

/** A new deck plays so many matches against each list; if it is not far behind, so many more. */
const FIRST = 4;
const MORE = 12;
/** How far behind is far. */
const FAR = 0.06;

export interface Found<D> {
  readonly deck: D;
  /** Against all lists together, in matches that the search did not see. */
  readonly share: number;
  readonly kept: number;
}

interface Measured<D> {
  readonly deck: D;
  won: number;
  played: number;
}

/** Changes cards of a deck, step by step, and keeps what wins more. The same seed finds the same deck. */
export function searchDeck<D>(
  game: DeckSearch<D>,
  start: D,
  { steps, matches, seed }: { readonly steps: number; readonly matches: number; readonly seed: string },
): Found<D> {
  const int = stream(seed);
  let best = measured(game, start, FIRST + MORE, `${seed}/start`);
  let kept = 0;
  for (let step = 0; step < steps; step++) {
    const next = measured(game, game.change(best.deck, int), FIRST, `${seed}/${step}`);
    if (shareOf(next) < shareOf(best) - FAR) continue;
    play(game, next, MORE, `${seed}/${step}/more`);
    // Who was lucky is measured again, so that it neither stays nor comes for that alone.
    play(game, best, FIRST, `${seed}/${step}/again`);
    if (shareOf(next) <= shareOf(best)) continue;
    const anew = measured(game, next.deck, FIRST + MORE, `${seed}/${step}/anew`);
    if (shareOf(anew) <= shareOf(best)) continue;
    best = anew;
    kept++;
  }
  const unseen = measured(game, best.deck, Math.ceil(matches / game.lists.length), `${seed}/unseen`);
  return { deck: best.deck, share: shareOf(unseen), kept };
}

const shareOf = <D>({ won, played }: Measured<D>): number => won / played;

function measured<D>(game: DeckSearch<D>, deck: D, each: number, seed: string): Measured<D> {
  const made = { deck, won: 0, played: 0 };
  play(game, made, each, seed);
  return made;
}

function play<D>(game: DeckSearch<D>, measuring: Measured<D>, each: number, seed: string): void {
  for (const { deck: list } of game.lists) {
    for (let n = 0; n < each; n++) measuring.won += game.play(measuring.deck, list, n, `${seed}/${n}`);
    measuring.played += each;
  }
}
