/**
 * Chance for one imagined world, from one number (mulberry32): a policy deals a hundred cards anew for every choice, and what
 * a match draws from is made to be unforeseeable, not to be quick.
 */
export function quick(seed: number): (below: number) => number {
  let at = seed | 0;
  return (below) => {
    at = (at + 0x6d2b79f5) | 0;
    let word = Math.imul(at ^ (at >>> 15), 1 | at);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}
