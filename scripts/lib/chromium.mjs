import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { Stop } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that the browser tests drive; installs Debian's where there is none. */
export async function ensureChromium() {
  return findChromium() ?? (await installChromium());
}

function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Stop(`CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(isProgram);
}

async function installChromium() {
  const advice = 'install Chromium or Chrome yourself, or name one with the variable CHROMIUM.';
  await installFromDebian('chromium', advice);
  const installed = findChromium();
  if (!installed) throw new Stop(`Debian's Chromium could not be installed: ${advice}`);
  return installed;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
