import type { State } from '../rules/types.ts';
import { type Level, levelsOf } from './bound.ts';
import { facesAlong } from './faces.ts';
import { noiseFrom } from './noise.ts';
import { type Move, type Replayed, replay, type Script } from './replay.ts';
import { Search } from './search.ts';
import { type Target, targetsOf } from './targets.ts';

export type { Move } from './replay.ts';

export interface Limits {
  /** Positions looked at for each score that is tried. */
  readonly nodes: number;
  /** Scores that are tried, from the lowest possible on. */
  readonly levels: number;
}

export interface Solution {
  /** The score of `choices`, found by playing them. */
  readonly best: number;
  /** No line of play scores less. */
  readonly bound: number;
  /** `best` equals `bound`: nothing better exists. */
  readonly proven: boolean;
  readonly choices: readonly Move[];
  readonly nodes: number;
}

export const LIMITS: Limits = { nodes: 1_000_000, levels: 8 };

/** Positions of the first attempt; each next one may look at a little more. */
const FIRST_ATTEMPT = 2000;
const GROWTH = 1.2;

/**
 * The best way to finish a puzzle when the order of the decks is known: from the deal, or from any later position.
 * The same state and limits give the same solution.
 */
export function solve(s: State, limits: Limits = LIMITS): Solution {
  if (s.table.mode !== 'solo' && s.table.mode !== 'co-op') throw new Error('only the puzzles have a solution');
  if (s.outcome !== null) throw new Error('the puzzle is over');
  const levels = levelsOf(s);
  const lowest = levels[0]?.score ?? 0;
  let bound = lowest;
  let best = replay(s, []);
  let nodes = 0;
  for (const level of levels.slice(0, limits.levels)) {
    if (best.score <= level.score) break;
    const tried = tryLevel(s, level, limits.nodes);
    nodes += tried.nodes;
    if (tried.best.score < best.score) best = tried.best;
    if (tried.impossible && level.score === lowest) bound = lowest + 1;
  }
  return { best: best.score, bound, proven: best.score === bound, choices: best.moves, nodes };
}

interface Tried {
  readonly best: Replayed;
  readonly nodes: number;
  /** All ways to share out the cells were looked through in vain. */
  readonly impossible: boolean;
}

/** Attempts with other paths each time, going round the targets, until one is carried out or the limit is reached. */
function tryLevel(s: State, level: Level, limit: number): Tried {
  let open = targetsOf(level);
  let best = replay(s, []);
  let nodes = 0;
  for (let attempt = 0; open.length > 0 && nodes < limit; attempt++) {
    const target = open[attempt % open.length] as Target;
    const search = new Search(s.table, target, noiseFrom(attempt));
    const verdict = search.run(Math.min(limit - nodes, FIRST_ATTEMPT * GROWTH ** attempt));
    nodes += search.nodes;
    const result = replay(s, scriptsOf(s, target, search));
    if (result.score < best.score) best = result;
    if (best.score <= level.score) break;
    if (verdict === 'impossible') open = open.filter((other) => other !== target);
  }
  return { best, nodes, impossible: open.length === 0 && isExhaustive(level) };
}

/** Boost and Turnaround are not searched, so only a level that costs no energy at all can be ruled out. */
function isExhaustive(level: Level): boolean {
  return level.shares.every((parts) => parts.every(({ brakes }) => brakes === 0));
}

function scriptsOf(s: State, target: Target, search: Search): Script[] {
  return target.map((task, i) => {
    const cells = search.paths[i] ?? [];
    return { task, cells, faces: facesAlong(s.table.size, task, cells) ?? [] };
  });
}
