import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100; // of a second, in which Linux counts a process's time

/** Resident kilobytes of a process. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

/** Seconds of CPU that a process has used. */
export function timeOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The same with all that it started and has running. */
export function timeOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return children.reduce((sum, child) => sum + timeOf(Number(child)), timeOf(pid));
}

function parentOf(pid: string): number | null {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    // It has just ended.
    return null;
  }
}
