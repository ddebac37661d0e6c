import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

const documents = globSync(['*.md', 'docs/{guides,reference,decisions}/*.md'], { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** A path of the repository: no pattern, no placeholder. */
const PATH = /`((?:packages|games|apps|scripts|docs|bench|tools)\/[\w./-]+\.\w+)`/g;
const LINK = /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g;
/** What npm would fetch if it were not there: in a line for a shell, in a text, or in the settings of another program. */
const RUN = /(?:^|[`"])np(?:x|m exec|m create|m init)\b(?:[", :[]|args|-y)+([@\w/.-]+)/gm;
/** A row of a table that begins with a file and names in it. */
const NAMES = /^\| `([\w./-]+\.\w+)` \| ((?:`[#\w]+`(?:, )?)+) \|/gm;

/** What guides make is not there yet: files, and all that their tools write into new folders of games. */
const made = documents.flatMap((document) => [...read(document).matchAll(/ new: (\S+)/g)].map(([, path = '']) => path));
const newGames = made
  .map((path) => path.split('/').slice(0, 2).join('/'))
  .filter((path) => !existsSync(join(root, path)));
const isMade = (path: string) => made.includes(path) || newGames.some((folder) => path.startsWith(`${folder}/`));

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names files that are there', () => {
    const named = [...text.matchAll(PATH)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(join(root, path)) && !isMade(path))).toEqual([]);
  });

  test('links to pages that are there', () => {
    const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path));
    expect(linked.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('runs only programs that come with the clone', () => {
    const run = [...text.matchAll(RUN)].map(([, program = '']) => program);
    expect(run.filter((program) => !existsSync(join(root, 'node_modules/.bin', program)))).toEqual([]);
  });

  test('names what is in the files', () => {
    const rows = [...text.matchAll(NAMES)].map(([, file = '', names = '']) => ({ file, names: names.split(', ') }));
    const missing = rows.flatMap(({ file, names }) => {
      const code = read(file);
      return names
        .map((name) => name.replaceAll('`', ''))
        .flatMap((name) => (isIn(code, name) ? [] : [`${file}: ${name}`]));
    });
    expect(missing).toEqual([]);
  });
});

function isIn(code: string, name: string): boolean {
  return new RegExp(`(^|[^\\w#])${name}\\b`).test(code);
}
