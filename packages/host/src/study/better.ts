import { sameJson } from '@turnpoint/kernel';
import { between, type Compared, type Gain, type Odds, type Studies, type Tried, together } from '@turnpoint/protocol';

type Line = readonly object[];

/** The verbs it needs, for one match. */
export interface Trying {
  tryTurns(trial: Parameters<Studies['tryTurns']>[1]): Promise<readonly Tried[]>;
  compare(comparison: Parameters<Studies['compare']>[1]): Promise<readonly Compared[]>;
}

export interface Question {
  readonly seat: number;
  /** The step before the decision. */
  readonly step: number;
  /** What the seat chose in its turn. */
  readonly played: Line;
}

/** A line other than the played one, and by how much it did better. */
export interface Rival {
  readonly choices: Line;
  readonly odds: Odds;
  readonly gain: Gain;
  /** What the seat sees after the others' answer, in a few games. */
  readonly thens: Compared['thens'];
}

/** How far the search has come, and what it has found. */
export interface Better {
  /** From 0 to 1. */
  readonly progress: number;
  /** How many different turns were tried. */
  readonly tried: number;
  /** `better` only where it is in 95 of 100 cases; null while that is open. */
  readonly verdict: 'better' | 'as-good' | 'nothing-else' | null;
  /** The played line in the games that the verdict rests on. */
  readonly played: { readonly odds: Odds; readonly thens: Compared['thens'] } | null;
  /** The best line that was found, in the same games. They are no games that it was chosen by. */
  readonly best: Rival | null;
  /** The next ones, in the games that the best was chosen by. */
  readonly others: readonly Rival[];
}

/** Turns are drawn in so many sets, and each is tried in a few games. */
const DRAWS = { sets: 5, turns: 8, worlds: 4 };
/** Games in sets of so many worlds, numbered from `part` on. */
interface Games {
  readonly sets: number;
  readonly worlds: number;
  readonly part: number;
}
/** Then the better ones stay for more games, round after round, and the best plays games of its own. */
const ROUNDS: readonly (Games & { readonly lines: number })[] = [
  { lines: 8, sets: 1, worlds: 8, part: 1000 },
  { lines: 4, sets: 2, worlds: 12, part: 1100 },
  { lines: 2, sets: 2, worlds: 20, part: 1200 },
];
const FRESH: Games = { sets: 8, worlds: 25, part: 2000 };
const SETS = [DRAWS, ...ROUNDS, FRESH].reduce((sum, { sets }) => sum + sets, 0);

/** Looks for a better turn than the played one: coarse first, every set of games a step. */
export async function* better(trying: Trying, question: Question): AsyncGenerator<Better> {
  const { seat, step, played } = question;
  const tried = new Map<string, Tried>();
  let at: Better = { progress: 0, tried: 0, verdict: null, played: null, best: null, others: [] };
  const onward = () => at.progress + 1 / SETS;
  for (let part = 0; part < DRAWS.sets; part++) {
    for (const one of await trying.tryTurns({ seat, step, turns: DRAWS.turns, worlds: DRAWS.worlds, part })) {
      const before = tried.get(nameOf(one.choices));
      const odds = before === undefined ? one.odds : together(before.odds, one.odds);
      tried.set(nameOf(one.choices), { ...one, odds });
    }
    at = { ...at, progress: onward(), tried: tried.size };
    yield at;
  }

  let left: readonly Line[] = [...tried.values()]
    .filter(({ choices }) => !sameJson(choices, played))
    .toSorted((a, b) => worthOf(b.odds) - worthOf(a.odds))
    .map(({ choices }) => choices);
  if (left.length === 0) {
    yield { ...at, progress: 1, verdict: 'nothing-else' };
    return;
  }

  const sums: Sums = new Map();
  let dropped: readonly Rival[] = [];
  for (const round of ROUNDS) {
    left = left.slice(0, round.lines);
    for await (const { own, rivals } of compared(trying, question, left, round, sums)) {
      const [best = null, ...others] = rivals.toSorted((a, b) => b.gain.value - a.gain.value);
      at = { ...at, progress: onward(), played: own, best, others: [...others, ...dropped] };
      yield at;
    }
    const ranked = [at.best, ...at.others].filter((one) => one !== null);
    left = ranked.map(({ choices }) => choices);
    // Those of the first round had too few games to be told of.
    if (round !== ROUNDS[0]) dropped = ranked.slice(round.lines >> 1);
  }

  let set = 0;
  for await (const { own, rivals } of compared(trying, question, left.slice(0, 1), FRESH, new Map())) {
    const [best = null] = rivals;
    const isDone = ++set === FRESH.sets && best !== null;
    const verdict = !isDone ? null : between(best.gain)[0] > 0 ? 'better' : 'as-good';
    at = { ...at, progress: isDone ? 1 : onward(), verdict, played: own, best };
    yield at;
  }
}

/** What is known of lines so far, by their names. */
type Sums = Map<string, Compared>;

/** Set after set, all lines in the same games; what was found is added up. */
async function* compared(
  trying: Trying,
  { seat, step, played }: Question,
  rivals: readonly Line[],
  { sets, worlds, part }: Games,
  sums: Sums,
) {
  const lines = [played, ...rivals];
  for (let set = 0; set < sets; set++) {
    const more = await trying.compare({ seat, step, lines, worlds, part: part + set });
    const [own, ...others] = lines.map((line, i) => {
      const sum = added(sums.get(nameOf(line)), more[i] as Compared);
      sums.set(nameOf(line), sum);
      return sum;
    }) as [Compared, ...Compared[]];
    yield {
      own: { odds: own.odds, thens: own.thens },
      rivals: others.flatMap(({ odds, gain, thens }, i): Rival[] =>
        gain === null ? [] : [{ choices: rivals[i] ?? [], odds, gain, thens }],
      ),
    };
  }
}

function added(a: Compared | undefined, b: Compared): Compared {
  if (a === undefined) return b;
  const gain = a.gain === null || b.gain === null ? null : together(a.gain, b.gain);
  return { odds: together(a.odds, b.odds), gain, thens: a.thens };
}

const nameOf = (line: Line): string => JSON.stringify(line);
const worthOf = ({ kind, value }: Odds): number => (kind === 'low-score' ? -value : value);
