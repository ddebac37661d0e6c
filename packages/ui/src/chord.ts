/** A key with what is held down before it, letters as they are printed: `E`, `Shift+U`, `Alt+ArrowUp`, `Space`. */
export type Chord = string;

const SIGNS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
};

/** As it stands on the key. */
export const printed = (chord: Chord): string => {
  const held = /^(?:Alt\+|Shift\+)*/.exec(chord)?.[0] ?? '';
  const key = chord.slice(held.length);
  return held.replaceAll('+', ' + ') + (SIGNS[key] ?? key);
};
