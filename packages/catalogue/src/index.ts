export type * from './about.ts';
export type * from './deck-search.ts';
export type * from './engine.ts';
export * from './manifest.ts';
export * from './read-decks.ts';
export type * from './report.ts';
export type * from './set-up.ts';
export type * from './terminal.ts';
export * from './versions.ts';
