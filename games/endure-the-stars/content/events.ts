import { TILE_KINDS, type TileKind } from './tiles/index.ts';

/** An Event card: `lockdown`, or `spawn:` with the kind of tile where a radar token appears. */
export type EventId = string;

export const LOCKDOWN: EventId = 'lockdown';
export const BLACKOUT: EventId = 'blackout';
export const LIFE_SUPPORT: EventId = 'life-support-failure';
export const LOW_GRAVITY: EventId = 'artificial-gravity-failure';
export const POWER_FAILURE: EventId = 'power-failure';
export const HULL_STRESS: EventId = 'hull-stress';
export const VOICES: EventId = 'voices-in-the-walls';
export const LULL: EventId = 'lull';
/** Hull Stress: how loud. */
export const HULL_NOISE = 3;

const SPAWN = 'spawn:';
export const spawnOn = (tile: TileKind): EventId => `${SPAWN}${tile}`;
/** The kind of tile that a radar token spawn names; null for every other event. */
export const tileOf = (event: EventId): TileKind | null =>
  event.startsWith(SPAWN) ? (event.slice(SPAWN.length) as TileKind) : null;

export const EVENT_CARDS: readonly { readonly id: EventId; readonly copies: number }[] = [
  ...TILE_KINDS.map((tile) => ({ id: spawnOn(tile), copies: 1 })),
  { id: LOCKDOWN, copies: 3 },
  { id: BLACKOUT, copies: 3 },
  { id: LIFE_SUPPORT, copies: 3 },
  { id: LOW_GRAVITY, copies: 3 },
  { id: POWER_FAILURE, copies: 2 },
  { id: HULL_STRESS, copies: 2 },
  { id: VOICES, copies: 1 },
  { id: LULL, copies: 1 },
];

/** The Event deck (ETS-1.10), card by card. */
export const EVENT_DECK: readonly EventId[] = EVENT_CARDS.flatMap(({ id, copies }) => Array<EventId>(copies).fill(id));
