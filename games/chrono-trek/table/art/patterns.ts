import type { CardType } from '../../content/index.ts';

export type PatternKind = 'rings' | 'stars' | 'waves' | 'cracks';

export const PATTERN: Readonly<Record<CardType, PatternKind>> = {
  inverter: 'rings',
  artifact: 'stars',
  assignment: 'rings',
  fracture: 'cracks',
  action: 'waves',
  'power-action': 'stars',
  event: 'waves',
};

/** Stars where the name puts them: the same sky for the same card, no two skies alike. */
export function speckles(seed: string): { x: number; y: number; r: number }[] {
  let word = [...seed].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261);
  const next = (below: number) => {
    word = Math.imul(word, 1103515245) + 12345;
    return (word >>> 8) % below;
  };
  return Array.from({ length: 40 }, () => ({ x: next(2060) / 10, y: next(1200) / 10, r: 0.5 + next(3) * 0.4 }));
}
