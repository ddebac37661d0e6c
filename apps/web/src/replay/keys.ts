/** What a key means in a replay. */
export type Command =
  | { readonly kind: 'step' | 'turn' | 'point' | 'speed'; readonly by: 1 | -1 }
  | { readonly kind: 'nth'; readonly n: number }
  | {
      readonly kind:
        | 'start'
        | 'end'
        | 'play'
        | 'eyes'
        | 'better'
        | 'quiz'
        | 'branch'
        | 'branches'
        | 'share'
        | 'keys'
        | 'back';
    };

const PLAIN: Readonly<Record<string, Command>> = {
  ArrowLeft: { kind: 'step', by: -1 },
  ArrowRight: { kind: 'step', by: 1 },
  ArrowUp: { kind: 'point', by: -1 },
  ArrowDown: { kind: 'point', by: 1 },
  ',': { kind: 'speed', by: -1 },
  '.': { kind: 'speed', by: 1 },
  Home: { kind: 'start' },
  End: { kind: 'end' },
  ' ': { kind: 'play' },
  e: { kind: 'eyes' },
  b: { kind: 'better' },
  q: { kind: 'quiz' },
  n: { kind: 'branch' },
  c: { kind: 'branches' },
  '[': { kind: 'branches' },
  ']': { kind: 'branches' },
  s: { kind: 'share' },
  '?': { kind: 'keys' },
  Escape: { kind: 'back' },
};

/** All of them as they are listed: what is printed on them, and what they do (`keys.step`). */
export const LISTED = [
  ['← →', 'step'],
  ['Shift ← →', 'turn'],
  ['↑ ↓', 'point'],
  ['1 … 9', 'nth'],
  ['Home End', 'ends'],
  ['Space', 'play'],
  [', .', 'speed'],
  ['E', 'eyes'],
  ['B', 'better'],
  ['Q', 'quiz'],
  ['N', 'branch'],
  ['[ ]', 'branches'],
  ['C', 'compare'],
  ['S', 'share'],
  ['Esc', 'back'],
  ['?', 'keys'],
] as const;

/** Keys that move within what has the focus, or press it. */
const MOVES = /^Arrow|^ $/;
const SCROLLS = /^Arrow(Up|Down)$/;

/** A sheet and a field keep their keys, a button the one that presses it, options and lists those that go through them. */
export function isElsewhere({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input[type="radio"]')) return MOVES.test(key);
  if (target.matches('[role="tabpanel"]')) return SCROLLS.test(key);
  return target.matches('input, textarea, select') || (key === ' ' && target.matches('button, a, summary'));
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Null for keys that mean nothing here, and for those of the browser. */
export function commandOf({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): Command | null {
  if (altKey || ctrlKey || metaKey) return null;
  const found = PLAIN[key];
  if (found?.kind === 'step' && shiftKey) return { kind: 'turn', by: found.by };
  if (found !== undefined) return found;
  return /^[1-9]$/.test(key) ? { kind: 'nth', n: Number(key) } : null;
}
