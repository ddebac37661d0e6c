/** Directions of travel. Cells are (x, y) from the upper left corner (0,0). */
export const WAYS = ['N', 'E', 'S', 'W'] as const;
export type Way = (typeof WAYS)[number];

export const MODES = ['versus', 'battle-royale', 'team', 'solo', 'co-op'] as const;
export type Mode = (typeof MODES)[number];

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly way: Way;
}

/** Where the lines start. Outside the area a Start card takes up no cell and (x, y) is the first card's cell. */
export interface Layout {
  readonly clause: `EOL-13.${2 | 3 | 4 | 5 | 6 | 7 | 8}` | 'EOL-10.5' | 'EOL-11.5';
  readonly size: number;
  readonly starts: 'inside' | 'outside';
  readonly places: readonly Place[];
}

const places = (text: string): Place[] =>
  text.split(' ').map((place) => {
    const [, x, y, way] = /^(\d+),(\d+)([NESW])$/.exec(place) as unknown as [string, string, string, Way];
    return { x: Number(x), y: Number(y), way };
  });

const inside = (clause: Layout['clause'], size: number, text: string): Layout => ({
  clause,
  size,
  starts: 'inside',
  places: places(text),
});

/** EOL-13.2 to 13.8: Versus, Battle Royale and Team, by number of players. */
const BY_SEATS: Readonly<Record<number, Layout>> = {
  2: inside('EOL-13.2', 7, '2,3N 4,3N'),
  3: inside('EOL-13.3', 7, '2,1N 4,3E 1,4S'),
  4: inside('EOL-13.4', 9, '4,2N 6,4E 4,6S 2,4W'),
  5: inside('EOL-13.5', 9, '2,5W 6,5E 2,1N 6,1N 4,7N'),
  6: inside('EOL-13.6', 11, '2,6E 8,6W 3,9E 7,9W 3,3E 7,3W'),
  7: inside('EOL-13.7', 11, '3,1W 7,1E 2,4W 8,4E 2,8E 8,8W 5,6N'),
  8: inside('EOL-13.8', 13, '4,2N 8,2N 10,4E 10,8E 8,10S 4,10S 2,8W 2,4W'),
};

/** EOL-10.5 and EOL-11.5: the puzzles' Start cards lie below the bottom edge. */
const SOLO: Layout = { clause: 'EOL-10.5', size: 5, starts: 'outside', places: places('2,4N') };
const CO_OP: Layout = { clause: 'EOL-11.5', size: 7, starts: 'outside', places: places('2,6N 4,6N') };

export function layoutOf(mode: Mode, seats: number): Layout {
  if (mode === 'solo') return SOLO;
  if (mode === 'co-op') return CO_OP;
  const layout = BY_SEATS[seats];
  if (layout === undefined) throw new RangeError(`no layout for ${seats} players`);
  return layout;
}
