export { type Companion, nameOfSetup, type Setup } from './companion.ts';
export { examine, type Report } from './conformance.ts';
export { type Playthrough, playthrough } from './golden.ts';
export { mustBeSaid, mustBeTold, type Tongues } from './in-words.ts';
export { type Law, LawBroken } from './law.ts';
export { LAWS } from './laws/index.ts';
export { perft, perftPure } from './perft.ts';
export { type Player, Table, table } from './scenario.ts';
export type { Examination, Fault } from './walk.ts';
