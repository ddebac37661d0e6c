export { gone } from './gathering/state.ts';
export type { Table } from './gathering/table.ts';
export { type Held, isOffered, type KeptTable, LINES, memoryTables, type Tables } from './gathering/tables.ts';
export { createHost, type Host } from './host.ts';
export { memoryStorage } from './memory-storage.ts';
export type * from './outside.ts';
export { MISSED } from './outside.ts';
export { oddsOfAll } from './played-on.ts';
export type { KeptReceipt } from './receipts.ts';
export { dailySeed } from './seeds.ts';
export {
  type Change,
  type Header,
  isTheirs,
  type KeptStudies,
  type Listed,
  type NewlyStored,
  type Note,
  type Snapshots,
  Stale,
  type Storage,
  type Stored,
} from './storage.ts';
export { thinker } from './thinking.ts';
export { type Asked, answerTo, type Thinks, type Thought, think, thinkElsewhere, thinkingBy } from './thoughts.ts';
export { type Aside, firstAside } from './together/aside.ts';
