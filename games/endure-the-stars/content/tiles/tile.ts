/** A kind of tile (ETS-1.3). */
export type TileKind =
  | 'robotics-bay'
  | 'security'
  | 'life-support'
  | 'redeemer-shrine'
  | 'crew-quarters'
  | 'armoury'
  | 'primus-cell'
  | 'medical-bay'
  | 'navigation'
  | 'laboratory'
  | 'rec-room'
  | 'engineering-bay';

/** A cell of a tile: 5 * row + column, counted from its north-west corner (ETS-T.1). */
export type TileCell = number;

export const TILE_SIZE = 5;

/** A doorway of a tile: one cell edge between two zones (ETS-T.11). */
export interface Doorway {
  /** `A-x`: the letters of its zones. */
  readonly name: string;
  readonly cells: readonly [TileCell, TileCell];
  /** Gets an open door token in every mission that does not say otherwise (ETS-T.12). */
  readonly main: boolean;
}

export interface Tile {
  readonly kind: TileKind;
  /** The letters that missions use for it: `CQ`. */
  readonly code: string;
  readonly name: string;
  /** The letter of each cell: upper case is a room, lower case a corridor (ETS-T.2). */
  readonly letters: string;
  /** The names of its rooms, in letter order. */
  readonly rooms: Readonly<Record<string, string>>;
  readonly doorways: readonly Doorway[];
  /** Corridor edges too narrow to pass or see through (ETS-4.7). */
  readonly narrow: readonly (readonly [TileCell, TileCell])[];
}

export const isRoom = (letter: string): boolean => letter < 'a';

/** `12/22` is the edge between row 1, column 2 and row 2, column 2. */
function edge(text: string): readonly [TileCell, TileCell] {
  const [a, b] = text.split('/').map((cell) => TILE_SIZE * Number(cell[0]) + Number(cell[1]));
  return [a as TileCell, b as TileCell];
}

interface Drawn {
  /** Five rows of five letters, from north. */
  readonly rows: string;
  readonly rooms: readonly string[];
  /** `A-x*12/22`: the zones, a star on a main doorway, and its edge. */
  readonly doorways: string;
  readonly narrow?: string;
}

export function tile(code: string, name: string, { rows, rooms, doorways, narrow }: Drawn): Tile {
  const letters = rows.replaceAll(' ', '');
  const roomLetters = [...new Set(letters)].filter(isRoom).sort();
  return {
    kind: name.toLowerCase().replace(' ', '-') as TileKind,
    code,
    name,
    letters,
    rooms: Object.fromEntries(roomLetters.map((letter, i) => [letter, rooms[i] ?? letter])),
    doorways: doorways.split(' ').map((text) => ({
      name: text.slice(0, 3),
      cells: edge(text.slice(-5)),
      main: text[3] === '*',
    })),
    narrow: narrow === undefined ? [] : [edge(narrow)],
  };
}
