import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'game-icon:';
const folder = join(import.meta.dirname, '../../node_modules/.cache/turnpoint/game-icons');

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/**
 * `import atom from 'game-icon:atom'` gives the address of a file with that icon (512 x 512, id "icon"); the rest of the
 * set stays out. Files and not strings: pictures need not be read as scripts.
 */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
      ) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) this.error(`there is no game icon "${name}"`);
      const file = join(folder, `${name}.svg`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        file,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g id="icon">${icon.body}</g></svg>`,
      );
      return `export { default } from ${JSON.stringify(`${file}?url&no-inline`)}`;
    },
  };
}
