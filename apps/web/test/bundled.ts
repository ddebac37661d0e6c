import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const known = new Map<string, Promise<string>>();

/** A module of this folder as one script that a page can run. */
export function bundled(file: string): Promise<string> {
  const script = known.get(file) ?? bundle(file);
  known.set(file, script);
  return script;
}

async function bundle(file: string): Promise<string> {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bundled' } },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code ?? '';
}
