export * from './book.ts';
export type { Abilities, Card, CardNo, CardType, CellType, Linking, PowerLink, Values } from './cards.ts';
export { type Cost, cellsOf, cost } from './cost.ts';
export { DECK_IDS, DECKS, type Deck, type DeckId, MOST_COPIES } from './decks.ts';
export { type City, PHASES } from './names.ts';
export { tellCost } from './tell-cost.ts';
export type { PieceKind, Which } from './which.ts';
export type { Effect, EffectOf, Filter, Placing, Question } from './words.ts';
