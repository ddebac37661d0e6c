/** A cell of the map is so many units of the drawing wide. */
export const UNIT = 100;
/** Around the map: names of tiles, exits. */
export const MARGIN = 34;
