import type { Way } from '../content/index.ts';
import type { Effect } from '../rules/types.ts';

/** What a key means at the table. */
export type Command =
  | { readonly do: 'card'; readonly index: number }
  | { readonly do: 'towards' | 'walk' | 'pan'; readonly way: Way }
  | { readonly do: 'effect'; readonly effect: Effect }
  | { readonly do: 'commit' | 'drop' | 'undo' | 'head' | 'log' | 'ask' };

const ARROWS: Readonly<Record<string, Way>> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };
const EFFECTS: Readonly<Record<string, Effect>> = { t: 'turnaround', b: 'brake', o: 'boost' };
const PLAIN: Readonly<Record<string, 'commit' | 'drop' | 'undo' | 'head' | 'log' | 'ask'>> = {
  Enter: 'commit',
  Escape: 'drop',
  u: 'undo',
  h: 'head',
  l: 'log',
  '?': 'ask',
};

/** Arrows choose among lit cells; with Shift they move the window, with Alt they walk from cell to cell. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): Command | null {
  if (event.ctrlKey || event.metaKey) return null;
  const way = ARROWS[event.key];
  if (way !== undefined) return { do: event.shiftKey ? 'pan' : event.altKey ? 'walk' : 'towards', way };
  if (event.altKey) return null;
  if (/^[1-5]$/.test(event.key)) return { do: 'card', index: Number(event.key) - 1 };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const effect = EFFECTS[key];
  if (effect !== undefined) return { do: 'effect', effect };
  const plain = PLAIN[key];
  return plain === undefined ? null : { do: plain };
}
