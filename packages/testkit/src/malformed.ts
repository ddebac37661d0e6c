import { type Choice, copyJson } from '@turnpoint/kernel';
import { pick } from './moment.ts';

/** Things that no game offers, as they may arrive from outside. */
const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  Number.NaN,
  '',
  'resign',
  [],
  [{ kind: 'resign' }],
  {},
  { kind: null },
  { kind: 7 },
  { kind: ['resign'] },
  { kind: 'no-such-kind' },
  { kind: 'constructor' },
  { kind: '__proto__' },
  JSON.parse('{ "__proto__": { "kind": "resign" } }'),
  Object.create(null),
];

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e9,
  Number.MAX_VALUE,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '0',
  '__proto__',
  'constructor',
  [],
  [0],
  {},
];

export function nonsense(int: (below: number) => number): unknown {
  return pick(int, NONSENSE);
}

/** A real choice with one thing wrong: a field too few or too many, or a value of the wrong kind. */
export function damaged(choice: Choice, int: (below: number) => number): unknown {
  const copy = copyJson(choice) as unknown as Record<string, unknown>;
  const field = pick(int, Object.keys(copy));
  switch (int(5)) {
    case 0:
      delete copy[field];
      return copy;
    case 1:
      return { ...copy, extra: pick(int, ODD_VALUES) };
    case 2:
      return Object.assign(Object.create(copy), { extra: 0 });
    default:
      return { ...copy, [field]: pick(int, ODD_VALUES) };
  }
}
