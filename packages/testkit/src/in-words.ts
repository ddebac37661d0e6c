import { ok } from 'node:assert/strict';
import {
  allSeats,
  entriesFor,
  type Game,
  type Logged,
  look,
  type Ruling,
  type State,
  type Texts,
  type Types,
  tell,
} from '@turnpoint/kernel';

/** Texts by language. */
export type Tongues = Readonly<Record<string, Texts>>;

const isKnown = (clauses: readonly string[], clause: string | null) =>
  ok(clause === null || clauses.includes(clause), `there is no clause "${clause}"`);

/** A refusal names a clause that exists, and its reason can be said in every language. */
export function mustBeSaid<T extends Types>(game: Game<T>, tongues: Tongues, ruling: Ruling, seats: number): void {
  isKnown(game.clauses, ruling.clause);
  const names = allSeats(seats).map((seat) => `P${seat}`);
  for (const [language, texts] of Object.entries(tongues)) tell({ language, texts, names }, ruling.because);
}

/** So does everything that was logged, and every viewer can be told what they see of it and what they are asked now. */
export function mustBeTold<T extends Types>(
  game: Game<T>,
  tongues: Tongues,
  state: State<T>,
  log: readonly Logged<T['entry']>[],
): void {
  const names = allSeats(state.seats).map((seat) => `P${seat}`);
  for (const viewer of [null, ...allSeats(state.seats)]) {
    const seen = look(game, state, viewer);
    const entries = entriesFor<T>(log, viewer);
    for (const { clause } of entries) isKnown(game.clauses, clause);
    const messages = [
      ...entries.map((entry) => game.describe(seen, entry)),
      ...(seen.prompt === null ? [] : [seen.prompt]),
      ...seen.choices.map((choice) => game.label(seen, choice)),
    ];
    for (const [language, texts] of Object.entries(tongues))
      for (const message of messages) tell({ language, texts, names }, message);
  }
}
