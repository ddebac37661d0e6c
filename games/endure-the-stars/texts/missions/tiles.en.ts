import type { Texts } from '@turnpoint/kernel';
import { TILE_KINDS, TILES } from '../../content/tiles/index.ts';

/** Names of tiles and of their rooms: `tile.armoury`, `room.armoury.B`. */
export const tiles: Texts = {
  ...Object.fromEntries(
    TILE_KINDS.flatMap((kind) => [
      [`tile.${kind}`, TILES[kind].name],
      ...Object.entries(TILES[kind].rooms).map(([letter, name]) => [`room.${kind}.${letter}`, name]),
    ]),
  ),
  'tile.numbered': '{tile} {n}',
  'zone.none': 'nowhere',
  'zone.room-of': '{room} of {tile}',
  'zone.between': 'corridor between {tiles}',
  'zone.corridor.N': '{tile} north corridor',
  'zone.corridor.E': '{tile} east corridor',
  'zone.corridor.S': '{tile} south corridor',
  'zone.corridor.W': '{tile} west corridor',
  'zone.corridor.x': '{tile} crossing',
  'door.between': 'door between {sides}',
  'text.plan': 'The ship, drawn',
  'text.plan.key':
    '@ and a number: a survivor. Letters: s Swarmer, j Jaeger, i Icarus, o Solomon, T Titan, P Primus, a Artemis, p Sip, O Olympian, z Zealot, f Fanatic, R Preacher, with how many. ? radar token, ! noise, * objective, L Loader, > exit. Doorways: = open, # locked.',
  'side.N': 'north',
  'side.E': 'east',
  'side.S': 'south',
  'side.W': 'west',
};
