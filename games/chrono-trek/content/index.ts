export { MEMO } from './actions.ts';
export { ARTIFACTS, type ArtifactClass, CLASSES } from './artifacts.ts';
export { effectAt } from './book.ts';
export { CARD_TYPES, type Card, type CardType } from './card.ts';
export { CARDS, cardOf, classOf, DECK, FRACTURE_ON, TITLES, typeOf } from './cards.ts';
export { CHARACTERS, type Character, characterOf, type Need, type Pips, poolOf } from './characters.ts';
export { FRACTURE_AT, FRACTURES, type Fracture, type FractureCondition } from './fractures.ts';
export { COLUMNS, INDEXES, type Index, isEarlier, placeOf, ROWS } from './indexes.ts';
export { slug } from './slug.ts';
export {
  ANCHORPOINTS,
  controlledBy,
  type Dependency,
  type Kind,
  LINCHPINS,
  RIPPLEPOINTS,
  type Side,
  TIMELINE,
  type TimelineCard,
} from './timeline.ts';
export { type Effect, type EffectOf, SPECIALS, type SpecialId } from './words.ts';
