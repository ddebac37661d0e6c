import type { Game, LogStep, Look, Types } from '@turnpoint/kernel';
import type { PastSight, Seen, Sight, ToldStep, Words } from './sight.ts';

/** Finds the words for a look and for what led there, where the rules are. */
export type FindWords = (look: Look, log: readonly LogStep<Types>[]) => Promise<Words>;

/** The door of a host close by has the rules at hand: for whoever is told of a match elsewhere without words. */
export interface Wording {
  readonly words: FindWords;
}

/** They follow from what a viewer sees: made here or there, they are the same. */
export function wordsOf(game: Game, look: Look, log: readonly LogStep<Types>[]): Words {
  return {
    labels: look.choices.map((choice) => game.label(look, choice)),
    reckoned: game.reckon?.(look) ?? null,
    lines: log.map(({ entries }) => entries.map((entry) => game.describe(look, entry))),
  };
}

export function inWords({ look, log, ...beside }: Seen, { labels, reckoned, lines }: Words): Sight {
  return { look, labels, reckoned, log: withLines(log, lines), ...beside };
}

/** A log in sentences, for the viewer of this look. */
export function told(game: Game, look: Look, log: readonly LogStep<Types>[]): ToldStep[] {
  return withLines(log, wordsOf(game, { ...look, choices: [] }, log).lines);
}

export function pastInWords(game: Game, look: Look): PastSight {
  const { labels, reckoned } = wordsOf(game, look, []);
  return { look, labels, reckoned };
}

function withLines(log: readonly LogStep<Types>[], lines: Words['lines']): ToldStep[] {
  return log.map((step, i) => ({ ...step, lines: lines[i] ?? [] }));
}
