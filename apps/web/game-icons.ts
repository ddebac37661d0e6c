import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'game-icon:';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `import atom from 'game-icon:atom'` gives that icon's SVG body (512 x 512); the rest of the set stays out. */
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
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
