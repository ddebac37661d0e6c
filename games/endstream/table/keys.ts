/** What a key means at the table. */
export type Command =
  | { readonly do: 'walk'; readonly by: 'left' | 'right' | 'up' | 'down' }
  | { readonly do: 'agenda' | 'push'; readonly step: number }
  | { readonly do: 'commit' | 'back' | 'undo' | 'undo-all' | 'finish' | 'inspect' | 'ask' | 'move' | 'spin' };

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
const LETTERS: Readonly<Record<string, Exclude<Command['do'], 'walk' | 'agenda' | 'push'>>> = {
  Enter: 'commit',
  Escape: 'back',
  z: 'undo',
  u: 'undo',
  Z: 'undo-all',
  f: 'finish',
  i: 'inspect',
  m: 'move',
  s: 'spin',
  '?': 'ask',
};

/** `1` to `6` activate an own agenda by century; with Shift they push it. The code tells digits apart from signs. */
export function commandOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const by = ARROWS[event.key as keyof typeof ARROWS];
  if (by !== undefined) return { do: 'walk', by };
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1];
  if (digit !== undefined) return { do: event.shiftKey ? 'push' : 'agenda', step: Number(digit) - 1 };
  const plain = LETTERS[event.key];
  return plain === undefined ? null : { do: plain };
}
