/** What a key means at the table. */
export type Command =
  | { readonly do: 'walk'; readonly by: 'left' | 'right' | 'up' | 'down' }
  | { readonly do: 'lane'; readonly n: number }
  | { readonly do: 'commit' | 'back' | 'undo' | 'finish' | 'hand' | 'void' | 'inspect' | 'ask' | 'log' };

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
const LETTERS: Readonly<Record<string, Exclude<Command['do'], 'walk' | 'lane'>>> = {
  Enter: 'commit',
  Escape: 'back',
  z: 'undo',
  u: 'undo',
  e: 'finish',
  h: 'hand',
  v: 'void',
  i: 'inspect',
  l: 'log',
  '?': 'ask',
};

/** `1` to `6` pick a lane, the viewer's own first. */
export function commandOf(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const by = ARROWS[event.key as keyof typeof ARROWS];
  if (by !== undefined) return { do: 'walk', by };
  if (/^[1-6]$/.test(event.key)) return { do: 'lane', n: Number(event.key) - 1 };
  const plain = LETTERS[event.key];
  return plain === undefined ? null : { do: plain };
}
