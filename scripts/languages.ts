// Names every place that has words in German and none in another language of the list: `npm run check` prints them. A part
// without words is told in English meanwhile, so this fails nothing.
import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../packages/kernel/src/text.ts';

interface Source {
  readonly path: string;
  readonly text: string;
}

const notTold = (name: string) => ['node_modules', 'dist', 'frozen', 'test'].includes(name);

export function readSources(root = '.'): Source[] {
  const found = globSync('{packages,games,apps}/**/*.{ts,svelte}', { cwd: root, exclude: notTold });
  return found.sort().map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

/** A file of German words has its like in the other language; a file that names German names the other language too. */
export function withoutWords(language: string, sources: readonly Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path, text }) => {
    const like = path.replace(/(?<=[/.])de\.ts$/, `${language}.ts`);
    if (like !== path) return paths.has(like) ? [] : [like];
    return names('de', text) && !names(language, text) ? [path] : [];
  });
}

/** As a key, a value, or a file that is imported. */
function names(language: string, text: string): boolean {
  const capital = language.replace(/^./, (letter) => letter.toUpperCase());
  return new RegExp(`['"/.]${language}(\\.ts)?['"]|[\\s{,]${language}\\s*[:,}]|[a-z]${capital}\\b`).test(text);
}

if (import.meta.main) {
  const sources = readSources();
  for (const language of LANGUAGES.filter((each) => each !== 'en' && each !== 'de')) {
    const missing = withoutWords(language, sources);
    if (missing.length === 0) continue;
    console.log(`${missing.length} places have no words in "${language}" yet and are told in English:`);
    for (const path of missing) console.log(`  ${path}`);
  }
}
