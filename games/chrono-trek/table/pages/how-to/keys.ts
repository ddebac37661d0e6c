/** Every key of the table, and the text that says what it does. */
export const KEYS = [
  ['1 – 9', 'card'],
  ['← ↑ → ↓', 'walk'],
  ['L', 'linchpin'],
  ['Enter', 'pick'],
  ['Esc', 'back'],
  ['?', 'read'],
  ['W', 'wait'],
  ['I  K  G', 'open'],
] as const;
