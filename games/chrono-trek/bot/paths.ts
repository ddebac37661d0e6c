import { CHARACTERS, FRACTURE_AT, type Index, type Need, TIMELINE } from '../content/index.ts';
import { bitOf } from '../rules/board/board.ts';

/** One way for the Linchpins to suit a character: those in `mask` must stand as in `value`. */
export interface Path {
  readonly mask: number;
  readonly value: number;
}

const both = (on: readonly Index[]): number => on.reduce((mask, index) => mask | bitOf(index), 0);

/** The Linchpins that hold a Fracture; 0 for one that no flip removes. */
export function holdsUp(spot: Index): number {
  const condition = FRACTURE_AT[spot]?.condition;
  return condition?.kind === 'altered' ? both(condition.on) : 0;
}

/** Ways to meet one need by Linchpins alone. */
function waysTo(need: Need): Path[] {
  if (need.kind === 'fracture') {
    const mask = holdsUp(need.at);
    return [{ mask, value: mask }];
  }
  if (need.kind !== 'face') return [{ mask: 0, value: 0 }];
  const { how, on } = TIMELINE[need.at].dependency ?? { how: 'all', on: [need.at] };
  const altered = need.side === 'altered';
  if ((how === 'all') === altered) return [{ mask: both(on), value: altered ? both(on) : 0 }];
  return on.map((index) => ({ mask: bitOf(index), value: altered ? bitOf(index) : 0 }));
}

function combine(paths: readonly Path[], ways: readonly Path[]): Path[] {
  return paths.flatMap((path) =>
    ways
      .filter((way) => ((path.value ^ way.value) & path.mask & way.mask) === 0)
      .map((way) => ({ mask: path.mask | way.mask, value: path.value | way.value })),
  );
}

const PATHS = new Map<string, readonly Path[]>(
  CHARACTERS.map(({ id, needs }) => [
    id,
    needs.reduce<Path[]>((paths, need) => combine(paths, waysTo(need)), [{ mask: 0, value: 0 }]),
  ]),
);

export function pathsOf(character: string): readonly Path[] {
  return PATHS.get(character) ?? [];
}

/** How many bits are set, of 16. */
function ones(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  return ((((fours + (fours >> 4)) & 0x0f0f) * 0x0101) >> 8) & 0x1f;
}

/** The least number of flips after which the Linchpins suit this character and hold none of these Fractures. */
export function flipsTo(character: string, linchpins: number, inTheWay: readonly Index[] = []): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { mask, value } of pathsOf(character)) {
    let flips = ones((linchpins ^ value) & mask);
    for (const spot of inTheWay) flips += flipsToBreak(holdsUp(spot), mask, (linchpins ^ value) & mask);
    least = Math.min(least, flips);
  }
  return least;
}

/** None if the way breaks it anyhow; one if a Linchpin is free; else away and back. */
function flipsToBreak(held: number, mask: number, flipped: number): number {
  if (held === 0 || (held & flipped) !== 0) return 0;
  return (held & ~mask) === 0 ? 2 : 1;
}

/** How much this character likes a Linchpin to stand so: 1 needs it, -1 needs the contrary, in between may do without. */
export function likes(character: string, index: Index, altered: boolean): number {
  const bit = bitOf(index);
  const paths = pathsOf(character);
  const liking = paths.reduce((sum, { mask, value }) => {
    if ((mask & bit) === 0) return sum;
    return sum + (((value & bit) !== 0) === altered ? 1 : -1);
  }, 0);
  return liking / Math.max(1, paths.length);
}
