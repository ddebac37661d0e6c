import type { SetUp as Form } from '@turnpoint/catalogue';
import { type Input, Usage } from './command.ts';
import type { Parts } from './games.ts';
import type { SetUp } from './set-up.ts';
import { textFlag } from './values.ts';

export const DECK_FLAGS = {
  decks: { value: '<a,b>', help: 'ready-made decks by name, one for each seat; all: every pair of them in turn' },
} as const;

/** The options with the decks that were asked for; as many as there are pairs. */
export function withDecks({ game, setUp: form }: Parts, input: Input, { seats, options }: SetUp): object[] {
  const text = textFlag(input, 'decks');
  if (text === null) return [options];
  const ids = form.decks ?? [];
  if (ids.length === 0) throw new Usage(`${game.id} has no decks`);
  const pairs = text === 'all' ? ids.flatMap((a) => ids.map((b) => [a, b])) : [text.split(',')];
  for (const id of pairs.flat()) {
    if (!ids.includes(id)) throw new Usage(`--decks is all, or of ${ids.join(', ')}, not "${id}"`);
  }
  if (pairs.some((pair) => pair.length !== seats)) throw new Usage(`--decks needs one for each of ${seats} seats`);
  return pairs.map((pair) => ({ ...options, decks: decksOf(form, pair) }));
}

function decksOf(form: Form, decks: readonly string[]): unknown {
  const { decks: made } = form.options({ mode: form.daily, signs: form.signs, decks }) as { decks: unknown };
  return made;
}
