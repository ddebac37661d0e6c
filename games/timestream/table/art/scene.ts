import type { Card } from '../../content/index.ts';

/** What a card's picture is drawn with; all of it follows from the card. */
export interface Scene {
  readonly hue: number;
  readonly strength: number;
  /** Where the sun stands, in percent. */
  readonly x: number;
  readonly y: number;
  /** Circuit lines, in a square of 100: how high they come in, and how far. */
  readonly traces: readonly (readonly [y: number, length: number, fall: number])[];
}

function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

/** Sand and olive for Ancient, blue for Future, violet for Universal and for what has no age. */
function ageOf({ cell, cost }: Card): readonly [hue: number, strength: number] {
  if (cell === 'A' || (cell === null && cost.ancient > cost.future)) return [38, 52];
  if (cell === 'F' || (cell === null && cost.future > cost.ancient)) return [206, 40];
  return [262, 34];
}

/** The name moves hue, sun and traces, so that no two cards of an age look alike. */
export function sceneOf(card: Card): Scene {
  const h = hash(card.code + card.name);
  const [hue, strength] = ageOf(card);
  return {
    hue: hue + ((h >>> 4) % 7) * 6 - 18,
    strength,
    x: 22 + ((h >>> 9) % 6) * 11,
    y: 20 + ((h >>> 13) % 4) * 6,
    traces: [0, 1, 2, 3].map((i) => [14 + i * 20 + ((h >>> (2 * i)) % 8), 12 + ((h >>> (i + 3)) % 14), i % 2 ? 6 : -6]),
  };
}
