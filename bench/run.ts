// npm run bench -- <name>: runs one of the benchmarks in this folder.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const names = readdirSync(here).filter((name) => existsSync(join(here, name, 'index.ts')));
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`Say which benchmark to run: npm run bench -- ${names.join(' | ')}`);
  process.exit(2);
}
await import(`./${name}/index.ts`);
