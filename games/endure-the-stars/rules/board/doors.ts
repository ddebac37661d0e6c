import type { Door, DoorId, DoorSetting, HeldUntil, Passages, Table } from '../types.ts';

/** ETS-4.41, in falling precedence. */
export function stateOf({ set, kept, spike, held }: Door): DoorSetting {
  if (kept) return 'locked';
  return spike ?? held.at(-1)?.to ?? set;
}

export const isExitOpen = (t: Table, exit: number): boolean => stateOf(t.exits[exit] as Door) === 'open';

/** Works out anew which doorways let nobody through. Sealed ones stay barred. */
export function settleDoors(t: Table, sealed: readonly DoorId[] = sealedIn(t)): void {
  const barred = t.doors.flatMap((door, id) =>
    sealed.includes(id) || (door !== null && stateOf(door) === 'locked') ? [id] : [],
  );
  replace(t, { barred, made: t.passages.made });
}

/** Doorways that became wall: barred, and no door. */
function sealedIn(t: Table): DoorId[] {
  return t.passages.barred.filter((id) => t.doors[id] === null);
}

/** A doorway becomes wall for good. */
export function sealDoorway(t: Table, id: DoorId): void {
  t.doors[id] = null;
  settleDoors(t, [...sealedIn(t), id]);
}

export function makeDoorway(t: Table, wall: number): void {
  replace(t, { barred: t.passages.barred, made: [...t.passages.made, wall].sort((a, b) => a - b) });
}

function replace(t: Table, passages: Passages): void {
  if (passages.barred.join() !== t.passages.barred.join() || passages.made !== t.passages.made) t.passages = passages;
}

/** Every door and exit of the ship. */
export const allDoors = (t: Table): Door[] => [...t.doors.filter((door) => door !== null), ...t.exits];

/** Lays a temporary effect on doors, the latest of which holds. */
export function hold(t: Table, doors: readonly Door[], to: DoorSetting, until: HeldUntil): void {
  for (const door of doors) door.held = [...door.held, { to, until }];
  settleDoors(t);
}

/** Temporary effects that end now go. */
export function letGo(t: Table, ends: (until: HeldUntil) => boolean): void {
  for (const door of allDoors(t)) {
    if (door.held.some(({ until }) => ends(until))) door.held = door.held.filter(({ until }) => !ends(until));
  }
  settleDoors(t);
}

/** Rewire and Remote Access: sets the door and ends every temporary effect on it. */
export function setDoor(t: Table, door: Door, to: DoorSetting): void {
  door.set = to;
  door.held = [];
  settleDoors(t);
}
