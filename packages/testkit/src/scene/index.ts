export { DUELLISTS, Duel } from './duel.ts';
export { begin, dealing, type Position } from './position.ts';
export { type Begun, Scene } from './scene.ts';
export type { Chosen, Player, Speech, Who } from './speech.ts';
