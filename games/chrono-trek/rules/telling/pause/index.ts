export { announcedPlay, flipsOf, kindsOf, PLAY_KINDS, type PlayKind } from './announced.ts';
export { ASK_EVERYTHING, automaticAnswer, type Prompting } from './answer.ts';
export { closingOf } from './closing.ts';
export { isOrdered, type Order } from './orders.ts';
export { readPrompting } from './read.ts';
export { windows } from './windows.ts';
