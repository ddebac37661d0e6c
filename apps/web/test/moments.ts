// What people meet at the tables: one moment for each kind of question that a match can ask, as crowded as it gets.
import { type Game, Match, owing, type Types } from '@turnpoint/kernel';
import { playedFor } from './prepared.ts';

/** So many matches are looked through; each has all questions of a game now and then. */
const MATCHES = 3;
/** A match that nobody wants to end is left. */
const MOST = 3000;

/** By the kinds of choices that come first there. */
export type Questions = ReadonlyMap<string, Match<Types>>;

interface Found {
  readonly n: number;
  readonly length: number;
  readonly kinds: readonly string[];
  readonly choices: number;
}

/** The fewest moments at which every kind of choice is offered to the first seat; of equal ones the most crowded. */
export function questionsOf(game: Game<Types>, seats: number): Questions {
  const found: Found[] = [];
  for (let n = 1; n <= MATCHES; n++)
    for (const { match, kinds, choices } of asked(game, seats, n))
      found.push({ n, length: match.length, kinds, choices });
  const questions = new Map<string, Match<Types>>();
  const left = new Set(found.flatMap(({ kinds }) => kinds));
  for (const kind of [...left].sort()) {
    if (!left.has(kind)) continue;
    const [best] = found.filter(({ kinds }) => kinds.includes(kind)).sort((a, b) => b.choices - a.choices);
    if (best === undefined) continue;
    for (const one of best.kinds) left.delete(one);
    for (const { match } of asked(game, seats, best.n)) {
      if (match.length < best.length) continue;
      questions.set(kind, match);
      break;
    }
  }
  return questions;
}

function* asked(game: Game<Types>, seats: number, n: number) {
  const match = Match.create(game, { options: game.defaults(seats), seats, seed: `prepared ${n}` });
  if (!(match instanceof Match)) throw new Error(`refused (${match.ruling.clause})`);
  while (match.state.outcome === null && match.length < MOST) {
    const seat = owing(game, match.state)[0] as number;
    const { choices } = match.look(seat);
    const kinds = [...new Set(choices.map((choice) => (choice as { kind: string }).kind))];
    if (seat === 0) yield { match, kinds, choices: choices.length };
    match.choose(seat, choices[(match.length * n) % choices.length] as Types['choice']);
  }
}

/** As the first of these matches ends. */
export function endOf(game: Game<Types>, seats: number): Match<Types> {
  let last: Match<Types> | null = null;
  for (const { match } of asked(game, seats, 1)) last = match;
  if (last === null) throw new Error('nobody was asked');
  return last;
}

/** Which match, and after how many choices its table is crowded. */
const CROWDS: Readonly<Record<string, Parameters<typeof playedFor>[1]>> = {
  'end-of-line': { seats: 8, n: 1, length: 40 },
  'chrono-trek': { seats: 6, n: 1, length: 60 },
  // Five pieces and a controller at one turnpoint.
  endstream: { seats: 2, n: 20, length: 183 },
  // Nine cards in one column, six above another.
  timestream: { seats: 2, n: 19, length: 354 },
  'endure-the-stars': { seats: 1, n: 5, length: 50 },
};

export function crowdOf<T extends Types>(game: Game<T>): Match<T> {
  const crowd = CROWDS[game.id];
  if (crowd === undefined) throw new Error(`no crowded table of ${game.id} is known`);
  return playedFor(game, crowd);
}
