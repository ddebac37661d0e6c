/** What balance reports of games are made with. */
export * from './collect.ts';
export * from './lengths.ts';
export * from './page.ts';
export * from './search.ts';
