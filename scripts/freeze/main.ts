// npm run rules:freeze -- <game>: keeps today's rules of a game, so that matches that name their version can be played on,
// replayed and verified when the rules have moved on. See docs/guides/release-rules.md.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Bundle, bundleRules } from './bundle.ts';
import { type Kept, writeIndex } from './write-index.ts';

const [game] = process.argv.slice(2);
const folder = join('games', game ?? '');
if (game === undefined || !existsSync(join(folder, 'rules', 'index.ts'))) {
  const games = readdirSync('games').filter((name) => existsSync(join('games', name, 'rules', 'index.ts')));
  stop(`rules:freeze needs a game: ${games.join(', ')}`);
}

const frozen = join(folder, 'frozen');
mkdirSync(frozen, { recursive: true });
const kept = readKept();
const bundle = await bundleRules(folder);
if (kept.some(({ version }) => version === bundle.version)) {
  stop(`${game} ${bundle.version} is frozen already, and stays as it is: rules that changed need a new version`);
}
const file = keep(bundle);
writeIndex(frozen, [...kept, { version: bundle.version, file }]);
console.log(`${game} ${bundle.version}: ${join(frozen, file)}, ${Buffer.byteLength(bundle.code)} bytes`);

/** Every version kept so far with its file, as the index names them. */
function readKept(): Kept[] {
  const index = join(frozen, 'index.ts');
  if (!existsSync(index)) return [];
  const lines = readFileSync(index, 'utf8').matchAll(/^ {2}'(.+)': \{\n {4}file: '(.+)'/gm);
  return [...lines].map(([, version = '', file = '']) => ({ version, file }));
}

/** Rules that differ in nothing but the name of their version share a file. */
function keep({ version, code }: Bundle): string {
  const twin = kept.find((old) => {
    const text = readFileSync(join(frozen, old.file), 'utf8');
    return text.replaceAll(`\`${basename(old.file, '.js')}\``, `\`${version}\``) === code;
  });
  const file = twin?.file ?? `${version}.js`;
  if (twin === undefined) {
    writeFileSync(join(frozen, file), code);
    writeFileSync(
      join(frozen, `${version}.d.ts`),
      "import type { Game } from '@turnpoint/kernel';\n\ndeclare const game: Game;\nexport default game;\n",
    );
  }
  return file;
}

function stop(sentence: string): never {
  console.error(`${sentence}.`);
  process.exit(1);
}
