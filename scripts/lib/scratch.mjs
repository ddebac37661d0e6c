import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { markInstalled } from './packages.mjs';
import { modules, root } from './paths.mjs';

const left = new Set(['node_modules', 'dist', '.git', '.stryker-tmp', 'tools', 'images']);

/**
 * A copy of the tree to try something out in. It shares the installed packages; the workspaces are its own.
 * @returns {string} the folder; remove it with `removeScratch`
 */
export function makeScratch() {
  const folder = mkdtempSync(join(tmpdir(), 'turnpoint-scratch-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@turnpoint'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== '@turnpoint' && name !== '.cache') symlinkSync(join(modules, name), join(own, name));
  }
  for (const area of ['packages', 'games', 'apps']) {
    for (const name of readdirSync(join(folder, area))) {
      const { name: id } = JSON.parse(readFileSync(join(folder, area, name, 'package.json'), 'utf8'));
      symlinkSync(join(folder, area, name), join(own, id));
    }
  }
  markInstalled(folder);
  return folder;
}

/** @param {string} folder */
export function removeScratch(folder) {
  rmSync(folder, { recursive: true, force: true });
}
