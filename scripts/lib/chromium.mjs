import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installFromDebian } from './debian.mjs';
import { Stop } from './say.mjs';

/** Chromium without a window's trappings: the same engine for a quarter less work, so the tests rather have it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that the browser tests drive; installs Debian's where there is none, or only a heavier one. */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (process.env.CHROMIUM || found.endsWith(shell) || !canInstall())) return found;
  return installChromium();
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
  await installFromDebian(shell, advice);
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
