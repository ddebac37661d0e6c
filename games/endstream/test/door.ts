/** What the tests use of the rules. */

export { fullDefense as fullDefenseOf } from '../rules/board/standing.ts';
export { cannotTravel } from '../rules/board/travel.ts';
export * from '../rules/index.ts';
