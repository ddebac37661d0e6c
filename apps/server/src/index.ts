export { type App, type AppOptions, createApp } from './app.ts';
export { createPlay, type Play, realTime } from './play/play.ts';
export { matchStorage } from './storage/matches.ts';
export { openSqlite } from './storage/sqlite.ts';
