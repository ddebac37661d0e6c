export { connect, type Far } from './connect.ts';
export type * from './door.ts';
export type * from './gathering.ts';
export { type Known, knownOf, markOf } from './known.ts';
export type * from './player.ts';
export { serve } from './serve.ts';
export type * from './sight.ts';
export type * from './summary.ts';
export type * from './wire.ts';
