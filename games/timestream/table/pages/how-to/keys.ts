/** The keys of the table as `commandOf` reads them, with what they do. */
export const KEYS = [
  ['← ↑ → ↓', 'walk'],
  ['1 – 6', 'lane'],
  ['Enter', 'do'],
  ['Esc', 'back'],
  ['E', 'finish'],
  ['Z', 'undo'],
  ['H', 'hand'],
  ['V', 'void'],
  ['L', 'log'],
  ['I', 'inspect'],
  ['?', 'ask'],
] as const;
