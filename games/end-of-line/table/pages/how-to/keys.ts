/** Every key of the table, and the text that says what it does. */
export const KEYS = [
  ['1 – 5', 'card'],
  ['← ↑ → ↓', 'cell'],
  ['Enter', 'lay'],
  ['Esc', 'drop'],
  ['T  B  O', 'effects'],
  ['U', 'undo'],
  ['?', 'why'],
  ['Alt + ←↑→↓', 'walk'],
  ['Shift + ←↑→↓', 'pan'],
  ['H', 'head'],
  ['L', 'log'],
] as const;
