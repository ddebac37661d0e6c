import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {{ file: string, how: 'new' | 'before' | 'after' | 'instead of', which: 'only' | 'first' | 'last', anchor: string, text: string }} Edit
 * @typedef {{ run: string }} Command
 */

const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;
/** `// games/x/y.ts, before the last "];"` or `// new: games/x/y.ts`, also as a comment of CSS, Markdown or a shell. */
const HEAD =
  /^(?:\/\/|#|<!--|\/\*) (?:new: (\S+)|(\S+), (before|after|instead of) (?:the (first|last) )?"(.+)")(?: -->| \*\/)?\n/;

const BEFORE = /goes on from \[[^\]]+\]\(([\w-]+\.md)\)/;

/**
 * The guide that another one goes on from.
 * @param {string} guide
 */
export function guideBefore(guide) {
  return BEFORE.exec(guide)?.[1] ?? null;
}

/**
 * What a guide tells to do, in its order. Code that begins with a place is put there; lines for a shell are run; all
 * other code only shows something.
 * @param {string} guide
 * @returns {(Edit | Command)[]}
 */
export function stepsOf(guide) {
  return [...guide.matchAll(FENCE)].flatMap(([, language, code = '']) =>
    language === 'sh' ? commandsIn(code) : editsIn(code),
  );
}

/**
 * @param {string} code
 * @returns {(Edit | Command)[]}
 */
function commandsIn(code) {
  return code
    .split('\n')
    .filter((line) => line !== '')
    .map((run) => ({ run }));
}

/**
 * @param {string} code
 * @returns {(Edit | Command)[]}
 */
function editsIn(code) {
  const head = HEAD.exec(code);
  if (head === null) return [];
  const [whole, made, file = made, how = 'new', which = 'only', anchor = ''] = head;
  return [/** @type {Edit} */ ({ file, how, which, anchor, text: code.slice(whole.length) })];
}

/**
 * @param {string} folder
 * @param {Edit} edit
 */
export function apply(folder, { file, how, which, anchor, text }) {
  const path = join(folder, file);
  if (how === 'new') {
    if (existsSync(path)) throw new Error(`${file} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const lines = readFileSync(path, 'utf8').split('\n');
  const places = lines.flatMap((line, at) => (line.includes(anchor) ? [at] : []));
  const at = which === 'last' ? places.at(-1) : places[0];
  if (at === undefined || (places.length > 1 && which === 'only'))
    throw new Error(`${file} has "${anchor}" ${places.length} times`);
  lines.splice(how === 'after' ? at + 1 : at, how === 'instead of' ? 1 : 0, text.replace(/\n$/, ''));
  writeFileSync(path, lines.join('\n'));
}
