import { readFileSync } from 'node:fs';

/** Of a second, in which Linux counts a process's time. */
const TICKS = 100;

/** Resident kilobytes of a process. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Seconds of CPU that a process has used. */
export function timeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
