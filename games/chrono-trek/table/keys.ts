import { COLUMNS } from '../content/index.ts';
/** What a key means at the table. */
export type Command =
  | { readonly do: 'hand'; readonly slot: number }
  | { readonly do: 'walk'; readonly x: number; readonly y: number }
  | { readonly do: 'commit' | 'back' | 'next-linchpin' | 'identity' | 'fracture-key' | 'log' | 'wait' | 'read' };

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  Home: [-COLUMNS, 0],
  End: [COLUMNS, 0],
};
const PLAIN: Readonly<Record<string, Exclude<Command['do'], 'hand' | 'walk'>>> = {
  Enter: 'commit',
  Escape: 'back',
  l: 'next-linchpin',
  i: 'identity',
  k: 'fracture-key',
  g: 'log',
  w: 'wait',
  '?': 'read',
};

/** As much of a KeyboardEvent as matters. */
interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export function commandOf({ key, altKey, ctrlKey, metaKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const arrow = ARROWS[key];
  if (arrow !== undefined) return { do: 'walk', x: arrow[0], y: arrow[1] };
  if (/^[1-9]$/.test(key)) return { do: 'hand', slot: Number(key) - 1 };
  const plain = PLAIN[key.length === 1 ? key.toLowerCase() : key];
  return plain === undefined ? null : { do: plain };
}
