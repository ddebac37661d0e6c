import type { Box, Drawn, Place } from './drawn.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Of a letter on average, of a line of them, of the air around them. */
const LETTER = 7;
const HIGH = 22;
const AIR = 18;
/** Something larger than this part of the board is ground, which may be written on. */
const GROUND = 0.12;
/** A place that is wanted less may cover so much less. */
const WANTED = 20;
/** What is higher has room for a name in it. */
const LARGE = 110;
/** Half of a number's height; more than one letter makes it wider. */
const PIN = 12;

type Mark = Drawn['marks'][number];

const wideOf = ({ numbers }: Mark): number => Math.max(2 * PIN, numbers.length * 8 + 14);

/**
 * Where the numbers of lines stand: each at a corner of its mark and whole within the board, above what is better, below what
 * was played; at another corner or edge where a number stands already.
 */
export function pinsOn(lines: readonly Drawn[], room: Room): Place[][] {
  const taken: Box[] = [];
  return lines.map(({ as, marks }) =>
    marks.map((mark) => {
      const wide = wideOf(mark);
      const places = cornersOf(as, mark.box).map(({ x, y }) => ({
        x: within(x, wide / 2, room.width - wide / 2),
        y: within(y, PIN, room.height - PIN),
      }));
      const covered = places.map((place) => covers(around(place, wide, 2 * PIN), taken));
      const best = places[covered.indexOf(Math.min(...covered))] as Place;
      taken.push(around(best, wide, 2 * PIN));
      return best;
    }),
  );
}

/** All corners and the middles of the edges, those first that are wanted most. */
function cornersOf(as: Drawn['as'], { x, y, width, height }: Box): Place[] {
  const [left, middle, right] = [x, x + width / 2, x + width];
  const [top, bottom] = [y, y + height];
  return as === 'better'
    ? [right, left, middle].flatMap((at) => [top, bottom].map((edge) => ({ x: at, y: edge })))
    : [left, right, middle].flatMap((at) => [bottom, top].map((edge) => ({ x: at, y: edge })));
}

/**
 * Where the names of lines stand: at the edge of one of their marks, wherever each covers least of what lies on the board, no
 * number and no other name. Null for a line without a mark or without a name.
 */
export function labelsOn(
  lines: readonly { readonly drawn: Drawn; readonly name: string }[],
  pins: readonly (readonly Place[])[],
  lying: readonly Box[],
  room: Room,
): (Place | null)[] {
  const things = lying.filter(({ width, height }) => width * height < GROUND * room.width * room.height);
  const taken = pins.flatMap((places, i) =>
    places.map((place, j) => around(place, wideOf(lines[i]?.drawn.marks[j] as Mark), 2 * PIN)),
  );
  return lines.map(({ drawn, name }) => {
    if (name === '') return null;
    const wide = name.length * LETTER + AIR;
    const places = drawn.marks.flatMap(({ box }) => placesAt(drawn.as, box, wide, room));
    const costs = places.map((place, i) => {
      const own = around(place, wide, HIGH);
      return covers(own, things) + 100 * covers(own, taken) + i * WANTED;
    });
    const best = places[costs.indexOf(Math.min(...costs))];
    if (best === undefined) return null;
    taken.push(around(best, wide, HIGH));
    return best;
  });
}

/** On the edge, across from it, beyond it (of what is large within it), in the middle; in the middle of it or beside the number. */
function placesAt(as: Drawn['as'], { x, y, width, height }: Box, wide: number, room: Room): Place[] {
  const [top, bottom] = [y, y + height];
  const beyond = (HIGH / 2 + 5) * (height > LARGE ? -1 : 1);
  const rows = as === 'better' ? [top, bottom, top - beyond] : [bottom, top, bottom + beyond];
  const columns = [x + width / 2, x + PIN + 2 + wide / 2, x + width - PIN - 2 - wide / 2];
  return [...rows, y + height / 2]
    .filter((at) => at >= HIGH / 2 && at <= room.height - HIGH / 2)
    .flatMap((at) => columns.map((middle) => ({ x: within(middle, wide / 2, room.width - wide / 2), y: at })));
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const around = ({ x, y }: Place, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** How much of all these it covers. */
const covers = (own: Box, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(own, box), 0);

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}
