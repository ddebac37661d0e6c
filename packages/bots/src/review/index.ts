export { drawLines, type LineGames, playLines } from './lines.ts';
export { endWorth, playOn, worthOf } from './played-on.ts';
export { type PlayedTurn, turnsOf } from './turns.ts';
export { worldsOf } from './worlds.ts';
