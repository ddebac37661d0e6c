import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutated } from './scripts/lib/mutated.mjs';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Everything that a package offers, in this very copy. */
function offeredBy(folder: string): { find: RegExp; replacement: string }[] {
  const { name, exports } = JSON.parse(readFileSync(source(`./packages/${folder}/package.json`), 'utf8'));
  const offered: Record<string, string> = typeof exports === 'string' ? { '.': exports } : exports;
  return Object.entries(offered).map(([path, file]) => ({
    find: new RegExp(`^${name}${path.slice(1)}$`),
    replacement: source(`./packages/${folder}/${file}`),
  }));
}

/** For `npm run mutants`: the tests of the mutated code. */
export default defineConfig({
  // Stryker works in a copy; the packages in node_modules would lead back out of it.
  resolve: { alias: readdirSync(source('./packages')).flatMap(offeredBy) },
  test: {
    environment: 'node',
    include: mutated().flatMap(({ tests }) => tests),
    // Code that counts what is covered runs slowly.
    testTimeout: 60_000,
    // Loading everything anew for each test file took seven eighths of the time.
    isolate: false,
  },
});
