export { type Companion, nameOfSetup, type Setup } from './companion.ts';
export { type Examination, examine, type Fault, type Report } from './conformance.ts';
export { type Law, LawBroken } from './law.ts';
export { LAWS } from './laws/index.ts';
