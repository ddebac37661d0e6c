export * from './agendas.ts';
export * from './book.ts';
export * from './cards.ts';
export { CONTROLLERS } from './controllers.ts';
export * from './decks.ts';
export * from './names.ts';
export { DEFAULT_ABILITY, OPERATORS } from './operators.ts';
export * from './places.ts';
export { canPay, waysToPay } from './price.ts';
export type { Standing, StandingOf } from './standing.ts';
export * from './symbols.ts';
export * from './things.ts';
export { one, type Reach, type Side, type TargetKind, THIS, type Who, type Whom } from './who.ts';
export {
  type Effect,
  type EffectOf,
  type Range,
  SPECIALS,
  type SpecialId,
  type StateWord,
  type Until,
  type ZoneWord,
} from './words.ts';
