import type { TileKind } from '../../content/index.ts';
import { die, direction, oneOf } from '../board/chance.ts';
import { missionIn, shipOf, zoneIn } from '../board/ship.ts';
import type { Clause } from '../clauses.ts';
import type { Context, Table, ZoneId } from '../types.ts';
import { isSealed } from './mission/seal.ts';

/** ETS-12.10: a token of the pile, face down; without one, all tokens close in (ETS-12.15). */
export function spawnAt(t: Table, zone: ZoneId, ctx: Context): void {
  const face = t.pile.pop();
  if (face === undefined) {
    ctx.log({ type: 'pile-empty', clause: 'ETS-12.15' });
    ctx.push({ kind: 'advance', done: [] });
    return;
  }
  t.tokens.push({ id: t.next++, face, spawned: true, known: false, zone, mode: null, lured: null });
  ctx.log({ type: 'spawned', clause: 'ETS-12.10', zone });
  ctx.push({ kind: 'notice' });
}

/** ETS-12.11, 12.12: dice pick the tile, if it lies there twice, and the room. False where the tile is not in the mission. */
export function spawnOnTile(t: Table, kind: TileKind, ctx: Context): boolean {
  const tiles = shipOf(t).tiles.filter((tile) => tile.kind === kind);
  if (tiles.length === 0) return false;
  spawnIn(t, oneOf(ctx, tiles).rooms, ctx);
  return true;
}

function spawnIn(t: Table, rooms: readonly ZoneId[], ctx: Context): void {
  const open = rooms.filter((room) => !isSealed(t, room));
  if (open.length > 0) spawnAt(t, oneOf(ctx, open), ctx);
}

/** ETS-M08.13: a die picks the tile, another its room. */
export function spawnByDie(t: Table, aliases: readonly string[], clause: Clause, ctx: Context): void {
  const rolled = die(t, ctx);
  ctx.log({ type: 'mission-roll', clause, die: rolled });
  const tile = shipOf(t).tiles.find(({ alias }) => alias === aliases[(rolled - 1) % aliases.length]);
  if (tile !== undefined) spawnIn(t, tile.rooms, ctx);
}

/** One of these zones whose objective is still there; the directional die picks among two (ETS-M01.15). */
export function spawnAmong(
  t: Table,
  {
    zones,
    objectives,
    sides,
  }: { readonly zones: readonly string[]; readonly objectives: readonly string[]; readonly sides: 'WE' | 'NS' },
  ctx: Context,
): void {
  const all = missionIn(t).objectives;
  const open = zones.filter((_, n) => {
    const objective = t.objectives[all.findIndex(({ id }) => id === objectives[n])];
    return objective !== undefined && objective.end === null;
  });
  const [first, second] = open;
  if (first === undefined) return;
  if (second === undefined) {
    spawnAt(t, zoneIn(t, first), ctx);
    return;
  }
  const rolled = direction(ctx);
  // N turns clockwise to E, S to W; on the other axis E to S, W to N.
  const isFirst = sides === 'WE' ? rolled === 2 || rolled === 3 : rolled === 0 || rolled === 3;
  spawnAt(t, zoneIn(t, isFirst ? first : second), ctx);
}
