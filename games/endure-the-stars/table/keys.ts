import type { Action } from './actions.ts';

/** What a key means at the table. */
export type Command =
  | { readonly do: 'walk'; readonly towards: 0 | 1 | 2 | 3 }
  | { readonly do: 'action'; readonly action: Action }
  | { readonly do: 'commit' | 'back' | 'undo' | 'finish' | 'map' | 'log' | 'ask' };

const ARROWS: Readonly<Record<string, 0 | 1 | 2 | 3>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const ACTION_KEYS: Readonly<Record<string, Action>> = {
  m: 'move',
  a: 'attack',
  s: 'search',
  i: 'interact',
  t: 'trade',
  n: 'noise',
  c: 'crisis',
  b: 'active',
  k: 'item',
};
const LETTERS: Readonly<Record<string, Exclude<Command['do'], 'walk' | 'action'>>> = {
  Enter: 'commit',
  g: 'commit',
  Escape: 'back',
  z: 'undo',
  u: 'undo',
  e: 'finish',
  o: 'map',
  l: 'log',
  '?': 'ask',
};

export function commandOf(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const towards = ARROWS[event.key];
  if (towards !== undefined) return { do: 'walk', towards };
  const action = ACTION_KEYS[event.key];
  if (action !== undefined) return { do: 'action', action };
  const plain = LETTERS[event.key];
  return plain === undefined ? null : { do: plain };
}
