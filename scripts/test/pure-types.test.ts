import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const settings = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.pure.json`, {}, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: () => {},
} satisfies ts.ParseConfigFileHost);

/** What the compiler says of a file in the kernel's folder under the kernel's settings. */
function complaints(text: string): string[] {
  const path = `${root}packages/kernel/src/planted.ts`;
  const options = { ...settings?.options, incremental: false };
  delete options.tsBuildInfoFile;
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, version) =>
    name === path ? ts.createSourceFile(name, text, version, true) : getSourceFile(name, version);
  const program = ts.createProgram([path], options, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(path));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('timers, I/O, the DOM and the environment do not compile in pure code', { timeout: 30_000 }, () => {
  const words = [
    'setTimeout',
    'performance',
    'fetch',
    'document',
    'localStorage',
    'crypto',
    'process',
    'console',
    'Buffer',
  ];
  const found = complaints(`${words.map((word) => `export const x_${word} = ${word};`).join('\n')}\n`);
  expect(found).toHaveLength(words.length);
  for (const word of words) expect(found.join('\n')).toContain(`Cannot find name '${word}'`);
});

test('what the language offers does compile', { timeout: 30_000 }, () => {
  expect(complaints('export const most: number = Math.max(...[1, 2].map((n) => n * 2));\n')).toEqual([]);
});
