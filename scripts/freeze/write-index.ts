import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A version and the file that holds its rules. */
export interface Kept {
  readonly version: string;
  readonly file: string;
}

/** The list of frozen versions that the manifest hands out. */
export function writeIndex(folder: string, kept: readonly Kept[]): void {
  const rows = kept.map(({ version, file }) => {
    const code = readFileSync(join(folder, file));
    const sha256 = createHash('sha256').update(code).digest('hex');
    return `  '${version}': {
    file: '${file}',
    sha256: '${sha256}',
    bytes: ${code.length},
    load: () => import('./${file}'),
  },
`;
  });
  writeFileSync(
    join(folder, 'index.ts'),
    `// Made by npm run rules:freeze. What is listed here stays as it is.
import type { Frozen } from '@turnpoint/catalogue';

export const frozen: Frozen = {
${rows.join('')}};
`,
  );
}
