import type { EnemyType } from '../../content/index.ts';
import { enemyOf, missionOf } from '../../content/index.ts';
import type { Box, Chart } from '../../rules/telling/reckon/index.ts';
import type { Direction, Entry, Figure, View, ZoneId } from '../../rules/types.ts';
import { allySpot, crewSpot, foeSpot, objectiveSpot, tokenSpot } from '../spots.ts';

/** What stands in a zone and is drawn there. `key` stays when it moves, so that it glides. */
export type Piece = { readonly key: string; readonly spot: string; readonly zone: ZoneId } & (
  | { readonly kind: 'survivor'; readonly who: number }
  /** Somebody died there: shown when all is over. */
  | { readonly kind: 'fallen'; readonly who: number }
  | { readonly kind: 'loader' }
  | {
      readonly kind: 'foe';
      readonly type: EnemyType;
      readonly count: number;
      readonly stunned: number;
      readonly health: number;
      /** Some of them have seen a survivor in this round: they will hunt. */
      readonly hunts: boolean;
    }
  | { readonly kind: 'ally'; readonly type: EnemyType; readonly health: number }
  | { readonly kind: 'token'; readonly id: number; readonly face: string | null }
  | { readonly kind: 'objective'; readonly n: number; readonly colour: string; readonly id: string }
);

/** A piece with the middle of its place and how much room it has, in cells. */
export type Placed = Piece & { readonly x: number; readonly y: number; readonly room: number };

function foesOf(figures: readonly Readonly<Figure>[]): Piece[] {
  const groups = new Map<string, Figure[]>();
  for (const figure of figures) {
    const key = `${figure.type} ${figure.zone}`;
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  return [...groups.values()]
    .map((group): Piece => {
      const [first] = group as [Figure, ...Figure[]];
      return {
        kind: 'foe',
        key: `${first.type} ${Math.min(...group.map(({ id }) => id))}`,
        spot: foeSpot(first.type, first.zone),
        zone: first.zone,
        type: first.type,
        count: group.length,
        stunned: group.filter(({ stun }) => stun > 0).length,
        health: first.health,
        hunts: group.some(({ seen, stun }) => seen !== 0 && stun === 0),
      };
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = (piece: Piece): number => (piece.kind === 'foe' ? enemyOf(piece.type).rank : 9);

/** Everything on the map: people, the Loader, enemies under control, enemies in acting order, tokens, objectives. */
export function piecesOf(view: View): Piece[] {
  const people = view.team.flatMap(({ zone }, who): Piece[] =>
    zone === null ? [] : [{ kind: 'survivor', key: `crew ${who}`, spot: crewSpot(who), zone, who }],
  );
  const loader: Piece[] =
    view.loader === null ? [] : [{ kind: 'loader', key: 'loader', spot: 'loader', zone: view.loader.zone }];
  const allies = view.allies.flatMap((ally, n): Piece[] =>
    ally === null ? [] : [{ ...ally, kind: 'ally', key: `${ally.type} ${ally.id}`, spot: allySpot(n) }],
  );
  const tokens = view.tokens.map(
    ({ id, zone, face }): Piece => ({ kind: 'token', key: `token ${id}`, spot: tokenSpot(id), zone, id, face }),
  );
  const known = missionOf(view.options.mission)?.objectives ?? [];
  const objectives = view.objectives.flatMap(({ zone, end }, n): Piece[] => {
    const { colour = 'green', id = '' } = known[n] ?? {};
    if (zone === null || end !== null) return [];
    return [{ kind: 'objective', key: `objective ${n}`, spot: objectiveSpot(n), zone, n, colour, id }];
  });
  return [...people, ...loader, ...allies, ...foesOf(view.figures), ...tokens, ...objectives];
}

/** Where survivors died, by what was told. */
export function fallenIn(entries: readonly Entry[]): Piece[] {
  return entries.flatMap((entry): Piece[] => {
    if (entry.type !== 'died') return [];
    const key = `fallen ${entry.who}`;
    return [{ kind: 'fallen', key, spot: key, zone: entry.zone, who: entry.who }];
  });
}

/** The largest room that one piece takes, in cells. */
const MOST = 0.78;

/** What the sign of an exit takes of its zone, in cells, by the side that it lies on: north, east, south, west. */
const EXIT_ROOM = [0.16, 0.33, 0.16, 0.33] as const;

/** The part of a box that exits leave free. */
function besideExits([x, y, wide, high]: Box, sides: readonly Direction[]): Box {
  const taken = (side: Direction) => (sides.includes(side) ? EXIT_ROOM[side] : 0);
  return [x + taken(3), y + taken(0), wide - taken(1) - taken(3), high - taken(0) - taken(2)];
}

/** Gives each piece its place: rows in the largest box of its zone, closer together the more there are. */
export function placePieces(pieces: readonly Piece[], { zones, exits }: Chart): Placed[] {
  const byZone = new Map<ZoneId, Piece[]>();
  for (const piece of pieces) byZone.set(piece.zone, [...(byZone.get(piece.zone) ?? []), piece]);
  return [...byZone].flatMap(([zone, here]) => {
    const chart = zones[zone];
    if (chart === undefined) return [];
    const sides = exits.filter((exit) => exit.zone === zone).map(({ side }) => side);
    const [x, y, wide, high] = besideExits(chart.box, sides);
    const top = chart.kind === 'room' ? nameRoom(wide, high) : 0;
    const grid = gridFor(here.length, wide, high - top);
    return here.map((piece, i): Placed => {
      const row = Math.floor(i / grid.columns);
      const inRow = Math.min(grid.columns, here.length - row * grid.columns);
      return {
        ...piece,
        x: x + wide / 2 + ((i % grid.columns) - (inRow - 1) / 2) * grid.room,
        y: y + top + (high - top) / 2 + (row - (grid.rows - 1) / 2) * grid.room,
        room: grid.room,
      };
    });
  });
}

/** Names stand at the top of rooms, in narrow ones often in two lines. */
function nameRoom(wide: number, high: number): number {
  if (high > 1) return wide > 1 ? 0.3 : 0.52;
  return wide > 1 ? 0.24 : 0.42;
}

function gridFor(n: number, wide: number, high: number): { columns: number; rows: number; room: number } {
  let best = { columns: 1, rows: n, room: 0 };
  for (let columns = 1; columns <= n; columns++) {
    const rows = Math.ceil(n / columns);
    const room = Math.min(wide / columns, high / rows, MOST);
    if (room > best.room) best = { columns, rows, room };
  }
  return best;
}
