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

/** Puts another value of the same kind, from elsewhere in the file, to a random place: such a file may well be legal. */
export function mix(file: Node, int: (below: number) => number): void {
  const all = leavesOf(file);
  const [node, key] = all[int(all.length)] as Leaf;
  const alike = all.filter(([other, name]) => typeof other[name] === typeof node[key] && (int(2) > 0 || name === key));
  const [from, name] = alike[int(alike.length)] ?? [node, key];
  const value = from[name];
  node[key] = typeof value === 'number' ? value + int(3) - 1 : value;
}

type Leaf = readonly [node: Node, key: string];

const leavesOf = (node: Node): Leaf[] =>
  Object.keys(node).flatMap((key): Leaf[] => {
    const inside = node[key];
    return typeof inside === 'object' && inside !== null ? leavesOf(inside as Node) : [[node, key]];
  });
