export { drawLines, type LineGames, playLines } from './lines.ts';
export { playedOn, worthOf } from './played-on.ts';
export { worldsOf } from './worlds.ts';
