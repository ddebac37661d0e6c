/** What a damaged or hostile file may hold anywhere. */
const STRANGE = [
  null,
  true,
  -1,
  7,
  1e9,
  0.5,
  '',
  'constructor',
  '__proto__',
  'CQ.w',
  'swarmer-4',
  [],
  [[]],
  {},
  { kind: 'win' },
];

/** A small generator: the same files every time. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export type Node = Record<string | number, unknown>;

/** Walks to a random place of a file and puts something strange there, takes it away or doubles it. */
export function spoil(file: Node, int: (below: number) => number): void {
  let node = file;
  for (let depth = 0; ; depth++) {
    const keys = Object.keys(node);
    const key = keys[int(keys.length)];
    if (key === undefined) return;
    const inside = node[key];
    if (typeof inside === 'object' && inside !== null && depth < 8 && int(4) > 0) {
      node = inside as Node;
      continue;
    }
    const kind = int(3);
    if (kind === 0) node[key] = STRANGE[int(STRANGE.length)];
    else if (kind === 1) delete node[key];
    else if (Array.isArray(node)) node.push(inside);
    else node[`${key}2`] = inside;
    return;
  }
}
