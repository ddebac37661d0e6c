/** What the tests use of the rules. */
export * from '../rules/index.ts';
export { fullDefense as fullDefenseOf } from '../rules/standing.ts';
export { cannotTravel } from '../rules/travel.ts';
