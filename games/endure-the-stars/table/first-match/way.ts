import type { ZoneId } from '../../rules/types.ts';

/** Zones of the first mission, by their places on its map; a test holds them against their names. */
export const OFFICE: ZoneId = 17;

/** From each zone on the way to the switch the next one. */
export const WAY: Readonly<Record<ZoneId, ZoneId>> = {
  [OFFICE]: 16,
  12: 7,
  7: 8,
  13: 8,
  8: 9,
  14: 9,
  9: 10,
  11: 10,
  10: 16,
  15: 16,
  16: 21,
  22: 21,
  21: 20,
  18: 20,
  20: 23,
  24: 23,
};
