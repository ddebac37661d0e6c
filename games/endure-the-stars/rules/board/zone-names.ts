import type { Message } from '@turnpoint/kernel';
import { TILE_SIZE, TILES, type TileKind } from '../../content/tiles/index.ts';
import type { ShipMap, Tile, Zone, ZoneId } from '../state/map.ts';

const known = new WeakMap<ShipMap, readonly Message[]>();

/** What people call a zone: a room by its name, a corridor by its tile and where on it it lies. */
export function zoneName(map: ShipMap, zone: ZoneId): Message {
  let names = known.get(map);
  if (names === undefined) {
    names = map.zones.map((each) => nameOf(map, each));
    known.set(map, names);
  }
  return names[zone] ?? { key: 'zone.none' };
}

/** `B` of `LB.B`; of a corridor that joins two tiles that of its first. */
const letterOf = ({ name }: Zone): string => (name.split('+')[0] ?? '').split('.')[1] ?? '';

function nameOf(map: ShipMap, zone: Zone): Message {
  const on = zone.tiles.map((n) => map.tiles[n] as Tile);
  if (on.length > 1) return { key: 'zone.between', args: { tiles: { list: on.map((tile) => tileName(map, tile)) } } };
  const [tile] = on as [Tile];
  const letter = letterOf(zone);
  if (zone.kind === 'corridor')
    return { key: `zone.corridor.${sideOf(map, zone, tile, letter)}`, args: { tile: tileName(map, tile) } };
  const room: Message = { key: `room.${tile.kind}.${letter}` };
  return isTwin(map, zone, tile) ? { key: 'zone.room-of', args: { room, tile: tileName(map, tile) } } : room;
}

/** With its number where the ship has two of a kind. */
function tileName({ tiles }: ShipMap, { kind, alias }: Tile): Message {
  const name: Message = { key: `tile.${kind}` };
  const n = alias.replace(/\D/g, '');
  return tiles.filter((other) => other.kind === kind).length > 1
    ? { key: 'tile.numbered', args: { tile: name, n } }
    : name;
}

/** Has another tile of the ship a room of the same name? */
function isTwin({ tiles }: ShipMap, zone: Zone, own: Tile): boolean {
  const roomsOf = ({ kind }: Tile) => TILES[kind as TileKind].rooms;
  const name = roomsOf(own)[letterOf(zone)] ?? '';
  return tiles.some((tile) => tile !== own && Object.values(roomsOf(tile)).includes(name));
}

/** As the tile lies: a turned tile's letters name other sides. */
function sideOf({ geometry }: ShipMap, { id }: Zone, { column, row }: Tile, letter: string): string {
  if (letter === 'x') return 'x';
  const { width, zoneAt } = geometry;
  const cells = zoneAt.flatMap((at, cell) => (at === id ? [cell] : []));
  const middle = (TILE_SIZE - 1) / 2;
  const far = (place: (cell: number) => number, from: number) =>
    cells.reduce((sum, cell) => sum + place(cell) - from - middle, 0) / cells.length;
  const east = far((cell) => cell % width, TILE_SIZE * column);
  const south = far((cell) => Math.floor(cell / width), TILE_SIZE * row);
  if (Math.abs(east) > Math.abs(south)) return east > 0 ? 'E' : 'W';
  return south > 0 ? 'S' : 'N';
}
