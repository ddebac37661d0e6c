/** What balance reports of games are made with. */
export { interval } from '@turnpoint/bots';
export * from './collect.ts';
export * from './lengths.ts';
export * from './page.ts';
export * from './search.ts';
