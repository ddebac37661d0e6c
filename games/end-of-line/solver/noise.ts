/** Small numbers from 0 to below 1, the same for the same attempt; the first attempt has none. */
export function noiseFrom(attempt: number): () => number {
  let word = (attempt * 0x9e3779b9) | 0;
  return () => {
    if (attempt === 0) return 0;
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
