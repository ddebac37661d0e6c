/** The keys of the table as `commandOf` reads them, with what they do. */
export const KEYS = [
  ['← ↑ → ↓', 'walk'],
  ['Enter', 'do'],
  ['Esc', 'back'],
  ['E', 'finish'],
  ['Z', 'undo'],
  ['M  A  S', 'move'],
  ['I  K', 'use'],
  ['T  N', 'trade'],
  ['B  C', 'ability'],
  ['O  L', 'look'],
  ['?', 'ask'],
] as const;
