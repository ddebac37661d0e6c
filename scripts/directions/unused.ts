import { type Repository, targetOf } from './faults.ts';
import { readSource } from './source.ts';
import { allows, directions, placeOf, type Wish } from './zones.ts';

/** Permissions of the table that nothing makes use of: `bench: kernel`. */
export function unusedIn({ files, workspaces }: Repository): string[] {
  const wishes = files.flatMap(({ path, text }): Wish[] => {
    const from = placeOf(path);
    if (from === null) return [];
    return readSource(path, text).imports.flatMap((one) => {
      const target = targetOf(path, one, workspaces);
      const to = target === null ? null : placeOf(target);
      return to === null ? [] : [{ from, to, typesOnly: one.typesOnly }];
    });
  });
  return Object.entries(directions).flatMap(([zone, { to }]) => {
    const own = wishes.filter(({ from, to: there }) => from.zone === zone && !isSame(from, there));
    return to.filter((rule) => !own.some((wish) => allows(rule, wish))).map((rule) => `${zone}: ${rule}`);
  });
}

function isSame(a: Wish['from'], b: Wish['to']): boolean {
  return a.zone === b.zone && a.workspace === b.workspace;
}
