import { posix } from 'node:path';
import { undeclared, type Workspace } from './declared.ts';
import { impuritiesIn } from './impurity.ts';
import { type Import, readSource } from './source.ts';
import { directions, mayImport, type Place, placeOf } from './zones.ts';

export interface File {
  readonly path: string;
  readonly text: string;
}

export interface Repository {
  readonly files: readonly File[];
  readonly workspaces: readonly Workspace[];
  /** Packages that all tests may use: the root's. */
  readonly shared: readonly string[];
}

/** One sentence for every import that points the wrong way or is not declared, and every clock or die in pure code. */
export function faultsIn({ files, workspaces, shared }: Repository): string[] {
  return files.flatMap((file) => {
    const place = placeOf(file.path);
    if (!place) return [];
    const direction = directions[place.zone];
    if (!direction) return [`${file.path}: "${place.zone}" has no direction; add it to scripts/directions/zones.ts`];
    const source = readSource(file.path, file.text);
    const home = workspaces.find(({ folder }) => folder === place.workspace);
    const wrongWay = source.imports.flatMap((one) => {
      const why =
        wrongImport(file.path, place, one, workspaces) ??
        (home ? undeclared(file.path, one.specifier, home, shared) : `${place.workspace} has no package.json`);
      return why ? [`${file.path}:${one.line}: ${why}`] : [];
    });
    const impure = direction.pure ? impuritiesIn(source) : [];
    return [...wrongWay, ...impure.map(({ line, what }) => `${file.path}:${line}: ${place.zone} may not use ${what}`)];
  });
}

function wrongImport(path: string, from: Place, one: Import, workspaces: readonly Workspace[]): string | null {
  const specifier = one.specifier.replace(/\?.*$/, '');
  const isRelative = specifier.startsWith('.');
  const target = targetOf(path, one, workspaces);
  if (target === null) {
    return mayUsePackage(from, specifier) ? null : `${from.zone} may not use the package ${specifier}`;
  }
  const to = placeOf(target);
  if (!to) return from.zone === 'app' ? null : `${from.zone} may not import ${target}`;
  if (isRelative && to.workspace !== from.workspace) return `import ${to.workspace} by its package name`;
  if (mayImport({ from, to, typesOnly: one.typesOnly })) return null;
  const onlyTypes = mayImport({ from, to, typesOnly: true });
  return `${from.zone} may import ${onlyTypes ? 'only types of' : 'nothing of'} ${to.zone} (${to.workspace})`;
}

/** The file that is imported, null for a package that is not ours. */
export function targetOf(path: string, { specifier }: Import, workspaces: readonly Workspace[]): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  return plain.startsWith('.') ? posix.join(posix.dirname(path), plain) : exported(plain, workspaces);
}

/** The file behind `@turnpoint/x/y`, null for a package that is not ours. */
function exported(specifier: string, workspaces: readonly Workspace[]): string | null {
  const workspace = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!workspace) return null;
  const door = `.${specifier.slice(workspace.name.length)}`;
  return posix.join(workspace.folder, workspace.exports[door] ?? door);
}

function mayUsePackage(from: Place, specifier: string): boolean {
  const allowed = directions[from.zone]?.packages ?? 'none';
  return allowed === 'any' || (allowed !== 'none' && allowed.test(specifier));
}
