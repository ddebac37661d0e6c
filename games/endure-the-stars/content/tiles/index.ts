export { type Doorway, isRoom, TILE_SIZE, type Tile, type TileCell, type TileKind } from './tile.ts';
export { TILE_KINDS, TILES } from './tiles.ts';
