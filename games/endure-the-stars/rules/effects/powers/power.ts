import { inZone, zoneOf } from '../../board/crew/crew.ts';
import { seesZone } from '../../board/crew/sight.ts';
import { hold, stateOf } from '../../board/doors.ts';
import { shipOf, waysIn } from '../../board/ship.ts';
import type { Choice, Context, Door, DoorId, DoorSetting, HeldUntil, State, Table, Who, ZoneId } from '../../types.ts';

/** An ability, an item or a reward that is used: what has to be named for it, and what it does. */
export interface Power {
  /** What may be named next; null when all is named. An empty list: it cannot be used. */
  options(t: Table, who: Who, picked: readonly Choice[]): Choice[] | null;
  apply(s: State, who: Who, picked: readonly Choice[], ctx: Context): void;
}

type DoorChoice = Extract<Choice, { kind: 'door' | 'exit-door' }>;

/** Nothing has to be named. */
export const atOnce = (apply: (s: State, who: Who, ctx: Context) => void): Power => ({
  options: () => null,
  apply: (s, who, _picked, ctx) => apply(s, who, ctx),
});

/** One thing has to be named. */
export const naming = (
  list: (t: Table, who: Who) => Choice[],
  apply: (s: State, who: Who, picked: Choice, ctx: Context) => void,
): Power => ({
  options: (t, who, picked) => (picked.length === 0 ? list(t, who) : null),
  apply: (s, who, [picked], ctx) => {
    if (picked !== undefined) apply(s, who, picked, ctx);
  },
});

export const zones = (list: readonly ZoneId[]): Choice[] => list.map((zone) => ({ kind: 'zone', zone }));
export const people = (list: readonly Who[]): Choice[] => list.map((who) => ({ kind: 'who', who }));
export const zonePicked = (choice: Choice | undefined): ZoneId => (choice as { zone: ZoneId }).zone;
export const whoPicked = (choice: Choice | undefined): Who => (choice as { who: Who }).who;
export const figurePicked = (choice: Choice | undefined): number => (choice as { figure: number }).figure;

/** The survivor and everybody else in the zone. */
export const hereWith = (t: Table, who: Who): Who[] => inZone(t, zoneOf(t, who));

/** Zones so many borders away at most, in sight. */
export function seenWithin(t: Table, who: Who, range: number): ZoneId[] {
  const own = zoneOf(t, who);
  const { range: ranges } = waysIn(t);
  return shipOf(t).zones.flatMap(({ id }) =>
    seesZone(t, who, id) && (ranges[own]?.[id] as number) <= range ? [id] : [],
  );
}

/** Zones so many steps away at most (ETS-4.38). */
export function walkedWithin(t: Table, who: Who, steps: number): ZoneId[] {
  const distances = waysIn(t).distance[zoneOf(t, who)] ?? [];
  return shipOf(t).zones.flatMap(({ id }) => {
    const far = distances[id] ?? -1;
    return far >= 0 && far <= steps ? [id] : [];
  });
}

/** Doors and exits that may be set: not those that the mission keeps locked (ETS-4.40). */
export function settable(t: Table, zone: (id: ZoneId) => boolean): DoorChoice[] {
  const { doorways, exits } = shipOf(t);
  const doors = doorways.flatMap(({ id, between }): DoorChoice[] => {
    const door = t.doors[id] ?? null;
    if (door === null || door.kept || !between.some(zone)) return [];
    return [{ kind: 'door', door: id, to: stateOf(door) === 'open' ? 'locked' : 'open' }];
  });
  const outer = exits.flatMap(({ zone: at }, exit): DoorChoice[] => {
    const door = t.exits[exit];
    if (door === undefined || door.kept || !zone(at)) return [];
    return [{ kind: 'exit-door', exit, to: stateOf(door) === 'open' ? 'locked' : 'open' }];
  });
  return [...doors, ...outer];
}

/** The door or exit that was named. */
export const doorPicked = (t: Table, picked: Choice): Door | null => {
  if (picked.kind === 'door') return t.doors[picked.door] ?? null;
  return picked.kind === 'exit-door' ? (t.exits[picked.exit] ?? null) : null;
};

/** Doors and exits on the tiles of a zone (ETS-4.40). */
export function doorsOnTile(t: Table, zone: ZoneId): { doors: DoorId[]; exits: number[] } {
  const { zones: all, doorways, exits } = shipOf(t);
  const tiles = all[zone]?.tiles ?? [];
  const isOn = (id: ZoneId) => all[id]?.tiles.some((tile) => tiles.includes(tile)) ?? false;
  return {
    doors: doorways.flatMap(({ id, between }) => (t.doors[id] !== null && between.every(isOn) ? [id] : [])),
    exits: exits.flatMap(({ zone: at }, exit) => (isOn(at) ? [exit] : [])),
  };
}

/** Every door and exit on the tiles of a zone, for a while. */
export function holdTile(t: Table, zone: ZoneId, to: DoorSetting, until: HeldUntil): void {
  const { doors, exits } = doorsOnTile(t, zone);
  hold(t, [...doors.map((id) => t.doors[id] as Door), ...exits.map((exit) => t.exits[exit] as Door)], to, until);
}

/** A door or an exit was set by somebody. */
export function tellDoor(picked: Choice, ctx: Context): void {
  const clause = 'ETS-4.41';
  if (picked.kind === 'door') ctx.log({ type: 'door', clause, door: picked.door, to: picked.to });
  else if (picked.kind === 'exit-door') ctx.log({ type: 'exit-door', clause, exit: picked.exit, to: picked.to });
}
