import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = 'sw.js';
const KEPT = new Set(['.css', '.html', '.js', '.svg', '.webmanifest', '.woff2']);

/** Builds the service worker and tells it which files there are. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(import.meta.dirname, 'worker.ts'), fileName: SCRIPT });
    },
    writeBundle({ dir }) {
      if (dir === undefined) this.error('the pages are written to no folder');
      const script = join(dir, SCRIPT);
      writeFileSync(script, `const SITE=${JSON.stringify(siteIn(dir))};${readFileSync(script, 'utf8')}`);
    },
  };
}

/** The version changes with every change of a file: names tell of those with a hash, contents of the others. */
function siteIn(dir: string): { version: string; files: string[] } {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && KEPT.has(extname(entry.name)) && entry.name !== SCRIPT)
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort();
  const hash = createHash('sha256').update(files.join());
  for (const file of files) if (!file.startsWith('/assets/')) hash.update(readFileSync(join(dir, file)));
  return { version: hash.digest('hex').slice(0, 12), files };
}
