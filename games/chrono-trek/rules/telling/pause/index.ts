export { announcedPlay, flipsOf, kindsOf, PLAY_KINDS, type PlayKind } from './announced.ts';
export { ASK_EVERYTHING, automaticAnswer, type Prompting } from './answer.ts';
export { type Closing, closingOf } from './closing.ts';
export { isOrdered, type Order } from './orders.ts';
