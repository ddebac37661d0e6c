import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** A module of this folder as one script that a page can run. */
export async function bundled(file: string): Promise<string> {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'bundled' } },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code ?? '';
}
