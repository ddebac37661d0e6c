import { nodesIn } from '@turnpoint/effects';
import { cardOf, DECK, type Effect, MEMO, typeOf } from '../../content/index.ts';

/** R55: a match that nobody can end ends by itself. */
export const MOST_ROUNDS = 100;

/** Plays that a text grants at one go. */
function grantOf(effect: Effect): number {
  return Math.max(0, ...nodesIn(effect).map((part) => (part.word === 'play' ? part.upTo : 0)));
}

/** R39: a card in resolution cannot be played again, so grants nest, each copy once; the widest outermost are the most. */
export function mostPlaysOfTurn(): number {
  const grants = DECK.map((id) => grantOf(cardOf(id).effect)).filter((plays) => plays > 0);
  const nested = grants.sort((a, b) => a - b).reduce((inner, plays) => 1 + plays * inner, 1);
  // Temporal Rewind, a Power Action, can only stand outermost, and plays one card.
  return 1 + nested;
}

/** Choosing a card, up to three things to name, and one question while it is carried out. */
const OWN_CHOICES = 5;
/** Four Memos at most: one card is asked about five times at most, counting the windows of the Memos themselves. */
const WINDOWS = DECK.filter((id) => id === MEMO).length + 1;
const EVENTS = DECK.filter((id) => typeOf(id) === 'event').length;

function choicesOfTurn(seats: number): number {
  const plays = mostPlaysOfTurn();
  const answers = WINDOWS * (seats - 1);
  // R11: each draw, the turn's own and one for each play, may meet every Event once, and one of them asks everybody.
  return plays * (OWN_CHOICES + answers) + (1 + plays) * EVENTS * (answers + seats);
}

/** For each seat a mulligan, the starting discards, and leaving, which makes another player announce anew. */
const BESIDES = 2 + OWN_CHOICES;

/** No match has more choices (R55). */
export function bound(seats: number): number {
  return seats * BESIDES + MOST_ROUNDS * seats * choicesOfTurn(seats);
}
