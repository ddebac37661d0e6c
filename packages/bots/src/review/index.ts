export { drawLines, type LineGames, playLines } from './lines.ts';
export { playedOn, worthOf } from './played-on.ts';
export { type PlayedTurn, turnsOf } from './turns.ts';
export { worldsOf } from './worlds.ts';
