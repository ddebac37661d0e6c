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

/** Turns are drawn in so many sets; each is tried in a few games, the few best in more, and the best in games of its own. */
const DRAWS = { sets: 5, turns: 8, worlds: 10 };
const CLOSELY = { lines: 5, sets: 4, worlds: 20, part: 1000 };
const FRESH = { sets: 8, worlds: 25, part: 2000 };
const SETS = DRAWS.sets + CLOSELY.sets + FRESH.sets;

/** Looks for a better turn than the played one: coarse first, every set of games a step. */
export async function* better(trying: Trying, { seat, step, played }: Question): AsyncGenerator<Better> {
  const tried = new Map<string, Tried>();
  const found: Better = { progress: 0, tried: 0, verdict: null, played: null, best: null, others: [] };
  for (let part = 0; part < DRAWS.sets; part++) {
    for (const one of await trying.tryTurns({ seat, step, turns: DRAWS.turns, worlds: DRAWS.worlds, part })) {
      const before = tried.get(JSON.stringify(one.choices));
      const odds = before === undefined ? one.odds : together(before.odds, one.odds);
      tried.set(JSON.stringify(one.choices), { ...one, odds });
    }
    yield { ...found, progress: (part + 1) / SETS, tried: tried.size };
  }

  const rivals = [...tried.values()]
    .filter(({ choices }) => !sameJson(choices, played))
    .toSorted((a, b) => worthOf(b.odds) - worthOf(a.odds))
    .slice(0, CLOSELY.lines);
  if (rivals.length === 0) {
    yield { ...found, progress: 1, tried: tried.size, verdict: 'nothing-else' };
    return;
  }

  let at: Better = { ...found, tried: tried.size };
  for await (const { set, lines } of compared(trying, { seat, step, played }, rivals, CLOSELY)) {
    const [best = null, ...others] = lines.rivals.toSorted((a, b) => b.gain.value - a.gain.value);
    at = { ...at, progress: (DRAWS.sets + set) / SETS, played: lines.played, best, others };
    yield at;
  }
  const [best] = [at.best].filter((one) => one !== null);
  if (best === undefined) return;
  for await (const { set, lines } of compared(trying, { seat, step, played }, [best], FRESH)) {
    const [fresh = best] = lines.rivals;
    const verdict = set < FRESH.sets ? null : between(fresh.gain)[0] > 0 ? 'better' : 'as-good';
    at = { ...at, progress: (DRAWS.sets + CLOSELY.sets + set) / SETS, verdict, played: lines.played, best: fresh };
    yield at;
  }
}

/** Set after set, all lines in the same games; what was found is added up. */
async function* compared(
  trying: Trying,
  { seat, step, played }: Question,
  rivals: readonly Pick<Tried, 'choices'>[],
  { sets, worlds, part }: { readonly sets: number; readonly worlds: number; readonly part: number },
) {
  const lines = [played, ...rivals.map(({ choices }) => choices)];
  let sums: readonly Compared[] | null = null;
  for (let set = 0; set < sets; set++) {
    const more = await trying.compare({ seat, step, lines, worlds, part: part + set });
    sums = sums === null ? more : sums.map((sum, i) => added(sum, more[i] as Compared));
    const [own, ...others] = sums as readonly [Compared, ...Compared[]];
    const told = others.flatMap(({ odds, gain, thens }, i) =>
      gain === null ? [] : [{ choices: lines[i + 1] ?? [], odds, gain, thens }],
    );
    yield { set: set + 1, lines: { played: { odds: own.odds, thens: own.thens }, rivals: told as readonly Rival[] } };
  }
}

function added(a: Compared, b: Compared): Compared {
  const gain = a.gain === null || b.gain === null ? null : together(a.gain, b.gain);
  return { odds: together(a.odds, b.odds), gain, thens: a.thens };
}

const worthOf = ({ kind, value }: Odds): number => (kind === 'low-score' ? -value : value);
