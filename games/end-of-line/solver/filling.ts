import type { Cell } from '../rules/types.ts';
import { START } from '../rules/types.ts';
import type { Course } from './course.ts';

const seen = new Uint8Array(49);
const queue = new Int16Array(49);
const tips = new Uint8Array(49);

/**
 * Could paths of the lengths left still fill all free cells but `spare` of them, as far as shape goes? Each connected
 * part needs a line of its own beside it (two lines may share one), and only a line's last cell may be a dead end.
 */
export function canBeFilled(next: Int16Array, free: Uint8Array, courses: readonly Course[], spare: number): boolean {
  let unfinished = 0;
  tips.fill(0);
  for (let i = 0; i < courses.length; i++) {
    const course = courses[i] as Course;
    if (course.path.length === course.task.length) continue;
    unfinished++;
    for (let way = 0; way < 4; way++) {
      const cell = firstCell(next, course, way);
      if (cell >= 0) tips[cell] = (tips[cell] as number) | (1 << i);
    }
  }
  if (!fewDeadEnds(next, free, unfinished, spare)) return false;
  return spare > 0 ? enoughInReach(next, free, courses) : everyPartHasItsLine(next, free, courses, unfinished);
}

/** Where a line may go first: the entry from a Start card, else any neighbour of its last cell. */
function firstCell(next: Int16Array, { at, task }: Course, way: number): Cell {
  if (at === START) return way === 0 ? task.line.entry : -1;
  return next[at * 4 + way] as Cell;
}

function fewDeadEnds(next: Int16Array, free: Uint8Array, lines: number, spare: number): boolean {
  let ends = -lines;
  let cutOff = -spare;
  for (let cell = 0; cell < free.length; cell++) {
    if (free[cell] === 0) continue;
    const tip = tips[cell] as number;
    let ways = (tip & 1) + (tip >> 1);
    for (let way = 0; way < 4; way++) ways += free[next[cell * 4 + way] as Cell] as number;
    if (ways === 0) cutOff++;
    else if (ways === 1) ends++;
  }
  return cutOff <= 0 && ends <= spare;
}

/** With cells to spare: every line needs as much room as it has cards left, and all lines together as much as all. */
function enoughInReach(next: Int16Array, free: Uint8Array, courses: readonly Course[]): boolean {
  seen.fill(0);
  const room = courses.map(() => 0);
  let together = 0;
  for (let cell = 0; cell < free.length; cell++) {
    if (free[cell] === 0 || seen[cell] === 1) continue;
    const { size, lines } = flood(next, free, cell);
    if (lines === 0) continue;
    together += size;
    for (let i = 0; i < room.length; i++) if ((lines & (1 << i)) !== 0) room[i] = Math.max(room[i] as number, size);
  }
  let left = 0;
  for (let i = 0; i < courses.length; i++) {
    const { task, path } = courses[i] as Course;
    if (task.length - path.length > (room[i] as number)) return false;
    left += task.length - path.length;
  }
  return left <= together;
}

function everyPartHasItsLine(
  next: Int16Array,
  free: Uint8Array,
  courses: readonly Course[],
  unfinished: number,
): boolean {
  seen.fill(0);
  let parts = 0;
  const sizes = [0, 0];
  const beside = [0, 0];
  for (let cell = 0; cell < free.length; cell++) {
    if (free[cell] === 0 || seen[cell] === 1) continue;
    if (parts === unfinished) return false;
    const part = flood(next, free, cell);
    sizes[parts] = part.size;
    beside[parts] = part.lines;
    if (part.lines === 0) return false;
    parts++;
  }
  if (parts < 2) return true;
  const left = courses.map(({ task, path }) => task.length - path.length);
  const fits = (a: number, b: number) =>
    sizes[0] === left[a] &&
    sizes[1] === left[b] &&
    ((beside[0] as number) & (1 << a)) !== 0 &&
    ((beside[1] as number) & (1 << b)) !== 0;
  return fits(0, 1) || fits(1, 0);
}

/** The connected part around a free cell, and the lines that could step into it. */
function flood(next: Int16Array, free: Uint8Array, from: Cell): { size: number; lines: number } {
  let tail = 0;
  let lines = 0;
  queue[tail++] = from;
  seen[from] = 1;
  for (let at = 0; at < tail; at++) {
    const cell = queue[at] as Cell;
    lines |= tips[cell] as number;
    for (let way = 0; way < 4; way++) {
      const beside = next[cell * 4 + way] as Cell;
      if (free[beside] === 0 || seen[beside] === 1) continue;
      seen[beside] = 1;
      queue[tail++] = beside;
    }
  }
  return { size: tail, lines };
}
