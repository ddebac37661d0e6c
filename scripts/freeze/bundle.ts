import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

export interface Bundle {
  readonly version: string;
  /** One module without imports; its default export is the game. */
  readonly code: string;
}

const ENTRY = '\0rules';

/** Today's rules of a game with all that they need: content, effects, pieces of the kernel. The same source, the same code. */
export async function bundleRules(folder: string): Promise<Bundle> {
  const file = resolve(folder, 'rules', 'index.ts');
  const { name, version } = gameIn(await import(pathToFileURL(file).href));
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'neutral',
    plugins: [
      {
        name: 'rules',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export { ${name} as default } from ${JSON.stringify(file)};` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  await bundle.close();
  return { version, code: output[0].code };
}

/** Among all that rules export, the game is what has frames. */
function gameIn(exported: object): { name: string; version: string } {
  const found = Object.entries(exported).find(([, value]) => Object(value).frames !== undefined);
  if (found === undefined) throw new Error('rules/index.ts exports no game');
  const [name, { version }] = found;
  return { name, version };
}
