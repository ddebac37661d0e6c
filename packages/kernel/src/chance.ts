import { sha256, sha256Words } from './sha256.ts';
import type { Chance } from './types.ts';

/**
 * All chance of a match comes from one stream keyed by its seed: block k is the SHA-256 of "<seed>/<k>", read as eight
 * 32-bit words. Whoever knows the seed can deal the match again with any tool; whoever has only seen results cannot
 * tell what comes next.
 */
let cachedSeed = '';
let cachedBlock = -1;
let cachedWords = new Int32Array(8);

function nextWord(chance: Chance): number {
  const block = chance.drawn >>> 3;
  if (block !== cachedBlock || chance.seed !== cachedSeed) {
    cachedWords = sha256Words(`${chance.seed}/${block}`) as Int32Array<ArrayBuffer>;
    cachedSeed = chance.seed;
    cachedBlock = block;
  }
  return (cachedWords[chance.drawn++ & 7] as number) >>> 0;
}

/** A whole number from 0 to `below` - 1, each equally likely: words beyond the last full multiple are thrown away. */
export function drawInt(chance: Chance, below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > 0x1_0000_0000) throw new RangeError(`int(${below})`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
  for (;;) {
    const word = nextWord(chance);
    if (word < limit) return word % below;
  }
}

/** Fisher-Yates, from the last place to the second. */
export function shuffleWith<X>(int: (below: number) => number, items: X[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = int(i + 1);
    const kept = items[i] as X;
    items[i] = items[j] as X;
    items[j] = kept;
  }
}

/** A stream of its own outside any match: for bots, tests and sampled worlds. */
export function stream(seed: string): (below: number) => number {
  const chance = { seed, drawn: 0 };
  return (below) => drawInt(chance, below);
}

/** What is published before the deal. It tells nothing about a long random seed, and no other seed fits it. */
export function commitment(seed: string): string {
  return sha256(seed);
}
