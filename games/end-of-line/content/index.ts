export { BOX, boxesFor, COLOUR_SET, COVER, ENERGY_POOL, FULL_ENERGY, START_CARD } from './box.ts';
export { COLOURS, type Colour } from './colours.ts';
export { type CardType, FACES, type Face, LINE_CARDS, type LineCard, lineDeck, type Side } from './faces.ts';
export { type Layout, layoutOf, MODES, type Mode, type Place, WAYS, type Way } from './layouts.ts';
export {
  type Cell,
  cellAt,
  cellName,
  mod,
  type Point,
  pointOf,
  stepTo,
  turned,
  vectorOf,
  waysOut,
  wraps,
} from './torus.ts';
