import { stream } from '@turnpoint/kernel';

/**
 * Chance for what laws try, millions of times: the kernel's is made to be checked by anybody and takes a sixth of their
 * time. An xorshift of four words, begun from the kernel's.
 */
export function quickChance(seed: string): (below: number) => number {
  const begin = stream(seed);
  const words = Int32Array.from({ length: 4 }, () => begin(2 ** 32) | 1);
  let at = 0;
  return (below) => {
    const oldest = words[at] as number;
    const newest = words[(at + 3) & 3] as number;
    const mixed = oldest ^ (oldest << 11);
    const word = newest ^ (newest >>> 19) ^ mixed ^ (mixed >>> 8);
    words[at] = word;
    at = (at + 1) & 3;
    return Math.floor(((word >>> 0) / 2 ** 32) * below);
  };
}
