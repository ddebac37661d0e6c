import { copyJson } from '@turnpoint/kernel';
import { expect, test } from 'vitest';
import { MISSIONS, type Mission } from '../content/missions/index.ts';
import { mapOf } from '../rules/board/index.ts';
import { cannotUseMission } from '../rules/set-up/mission-file/index.ts';

/** More with MISSION_FILES=10000, for a long look. */
const FILES = Number(process.env.MISSION_FILES ?? 400);
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
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Node = Record<string | number, unknown>;

/** Walks to a random place of a file and puts something strange there, takes it away or doubles it. */
function spoil(file: Node, int: (below: number) => number): void {
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

test('ETS-V.1 ETS-RM37 a spoilt mission file is refused with a clause, or can be laid: never a crash', () => {
  const int = numbers(20261116);
  let refused = 0;
  for (let n = 0; n < FILES; n++) {
    const file = copyJson(MISSIONS[n % MISSIONS.length]) as unknown as Node;
    for (let faults = 0; faults <= n % 3; faults++) spoil(file, int);
    const found = cannotUseMission(file);
    refused += Math.min(1, found.length);
    for (const { clause } of found) expect(clause).toMatch(/^ETS-V\.\d+$/);
    if (found.length === 0) expect(mapOf(file as unknown as Mission).zones.length).toBeGreaterThan(0);
  }
  expect(refused).toBeGreaterThan(FILES / 2);
});
