import { parentPort } from 'node:worker_threads';
import { collectLine, type Setting } from './chrono-trek-matches.ts';

/** Plays the lines it is sent, one after the other. */
parentPort?.on('message', ({ setting, matches }: { readonly setting: Setting; readonly matches: number }) => {
  parentPort?.postMessage(collectLine(setting, matches));
});
