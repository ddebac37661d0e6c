import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program. `typed` is all that stands on its input; `meanwhile` happens before, once it has printed. */
export function turnpoint(args: string, typed = '', meanwhile: (() => void) | null = null): Promise<Ran> {
  return turnpointWith(args.split(' ').filter(Boolean), typed, meanwhile);
}

/** The same, with arguments in which spaces may stand. */
export function turnpointWith(
  args: readonly string[],
  typed = '',
  meanwhile: (() => void) | null = null,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // The program may end before it has read everything.
    const type = () => {
      meanwhile?.();
      child.stdin.end(typed);
    };
    if (meanwhile === null) type();
    else child.stdout.once('data', type);
  });
}
