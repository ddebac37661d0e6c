import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

const parent = process.ppid;
const byNpm = process.env.npm_lifecycle_event !== undefined;

/**
 * Runs a program with our own input and output, at the repository root unless told otherwise; passes signals on,
 * ends it when npm is ended, and gives its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    const forget = passSignalsTo(child);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      forget();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}

/**
 * Like `run`, but keeps what was printed.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} [cwd]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, cwd = root) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignalsTo(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  // npm runs us in a shell: a signal to npm ends the shell, which passes nothing on. Only its death can be seen.
  const watch = setInterval(() => byNpm && process.ppid !== parent && pass('SIGTERM'), 200);
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, pass);
  };
}
