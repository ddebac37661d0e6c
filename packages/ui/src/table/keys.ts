import { type Chord, printed } from '../chord.ts';

/** What a key means at a table. */
export interface KeyCommand {
  readonly do: string;
}

/** The keys that mean the same at every table. The text `ui.key-<meaning>` says what it is. */
export const KEYS = {
  commit: 'Enter',
  back: 'Escape',
  finish: 'E',
  undo: 'U',
  inspect: 'I',
  ask: '?',
  again: 'P',
  skip: 'Space',
  log: 'L',
  text: 'X',
  rules: 'R',
} as const;
export type Meaning = keyof typeof KEYS;

/** Not every game has steps to finish, cards to read in full, and so on. */
type Special = 'finish' | 'inspect' | 'ask';
const SPECIAL: readonly Meaning[] = ['finish', 'inspect', 'ask'] satisfies Special[];

/** A game's keys: of the special ones those that it has, and its own, as they are listed. The text `how.key-<says>` tells a line. */
export interface TableKeys<C extends KeyCommand> {
  readonly has: readonly Special[];
  readonly own: readonly KeyLine<C>[];
}
export interface KeyLine<C extends KeyCommand> {
  readonly says: string;
  /** Null where a button that prints the key does it. */
  readonly keys: readonly (readonly [Chord, C | null])[];
}

/** What the table itself does not do with a shared key, and no button does, is left to the game. */
export type Shared = { readonly do: 'back' | 'ask' };

export const ARROWS = { up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' } as const;

/** Each of these keys means the same of something else. */
export const keyed = <K extends string, C>(
  keys: Readonly<Record<K, Chord>>,
  means: (one: K) => C,
): (readonly [Chord, C])[] => (Object.keys(keys) as K[]).map((one) => [keys[one], means(one)]);

/** The digits from 1 on. */
export const numbered = <C>(many: number, means: (index: number) => C, held = ''): (readonly [Chord, C])[] =>
  Array.from({ length: many }, (_, index) => [`${held}${index + 1}`, means(index)]);

/** As much of a KeyboardEvent as matters. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Null for what is the browser's. A digit is told apart from the sign above it by its place. */
export function chordOf({ key, code, shiftKey, altKey, ctrlKey, metaKey }: Pressed): Chord | null {
  if (ctrlKey || metaKey) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const plain = digit ?? (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key);
  const isSign = plain.length === 1 && !/[\dA-Z]/.test(plain);
  return `${altKey ? 'Alt+' : ''}${shiftKey && !isSign ? 'Shift+' : ''}${plain}`;
}

/** The shared meanings that a game has, as they are listed. */
export const meaningsOf = ({ has }: Pick<TableKeys<KeyCommand>, 'has'>): Meaning[] =>
  (Object.keys(KEYS) as Meaning[]).filter((one) => !SPECIAL.includes(one) || (has as readonly Meaning[]).includes(one));

export const meaningIn = (table: TableKeys<KeyCommand>, chord: Chord): Meaning | null =>
  meaningsOf(table).find((one) => KEYS[one] === chord) ?? null;

export const commandIn = <C extends KeyCommand>({ own }: TableKeys<C>, chord: Chord): C | null =>
  own.flatMap(({ keys }) => keys).find(([on]) => on === chord)?.[1] ?? null;

/** All keys of a table with what they do: its own first. */
export function listed(table: TableKeys<KeyCommand>, say: (key: string) => string): (readonly [string, string])[] {
  const own = table.own.map(
    ({ keys, says }) => [together(keys.map(([chord]) => chord)), say(`how.key-${says}`)] as const,
  );
  const nameOf = (chord: Chord) => (chord === KEYS.skip ? say('ui.space') : printed(chord));
  return [...own, ...meaningsOf(table).map((one) => [nameOf(KEYS[one]), say(`ui.key-${one}`)] as const)];
}

function together(chords: readonly Chord[]): string {
  const [first = '', ...others] = chords.map(printed);
  const last = others.at(-1);
  if (last === undefined) return first;
  if (/\d$/.test(first)) return `${first} – ${last.replace(/.* /, '')}`;
  return [first, ...others.map((one) => one.replace(/.* /, ''))].join(' ');
}

const OWN_KEYS = 'input, textarea, select, dialog, [contenteditable], [data-inspector]';
const SCROLLS = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Home|End)$/;

/** Is the key for the table, and not for what has the focus, a field, an open sheet or a list that is scrolled? */
export function isForTable({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog:modal') !== null) return false;
  if (!(target instanceof Element)) return true;
  return !target.closest(OWN_KEYS) && !(SCROLLS.test(key) && target.matches('[role="tabpanel"]'));
}

/**
 * Enter on what has the focus presses that, where a key has led there; after a touch, and on a card that is picked or
 * cannot be, it is the lit button's.
 */
export const isForFocus = ({ target }: KeyboardEvent, isByKey: boolean): boolean =>
  isByKey &&
  target instanceof Element &&
  target.closest('button, a, summary') !== null &&
  !target.closest('[data-hand] [aria-pressed="true"], [data-hand]:is([aria-pressed="true"], [aria-disabled="true"])');

/** What in the table is pressed by this key: what prints it, in sight if it can be. */
export function buttonFor(root: HTMLElement, chord: Chord): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${chord}"]`)];
  return all.find((one) => one.checkVisibility()) ?? all[0] ?? null;
}
