/** A package.json of the repository, as far as it matters here. */
export interface Workspace {
  readonly folder: string;
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  /** The packages that it says it uses, at run time or else. */
  readonly declared: readonly string[];
}

/** Why an import is not covered by the package.json of its workspace, or null. Tests may also use what all tests share. */
export function undeclared(
  path: string,
  specifier: string,
  { folder, name, declared }: Workspace,
  shared: readonly string[],
): string | null {
  const wanted = packageOf(specifier);
  if (wanted === null || wanted === name || declared.includes(wanted)) return null;
  if (isTest(path) && shared.includes(wanted)) return null;
  return `${folder}/package.json does not name ${wanted}`;
}

/** The package that an import names; null for a file, a part of Node, or what a build makes up (`game-icon:atom`). */
function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.includes(':')) return null;
  const [scope = '', rest = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${rest}` : scope;
}

function isTest(path: string): boolean {
  return path.includes('/test/') || path.endsWith('.test.ts');
}
