export interface Chapter {
  /** `EOL-3`, or `rulings`: where links lead. */
  readonly id: string;
  /** Null for the rulings, which the page has a word for. */
  readonly name: string | null;
  readonly clauses: readonly (readonly [id: string, text: string])[];
}

const RULINGS = 'rulings';

/**
 * The clauses that speak of what is wanted, in their chapters. EOL-3.2 belongs to chapter EOL-3, EOL-R5 to the rulings;
 * chapters of the same name are one.
 */
export function chaptersOf(all: Readonly<Record<string, string>>, wanted = ''): Chapter[] {
  const found = new Map<string | null, { id: string; name: string | null; clauses: [string, string][] }>();
  for (const [id, text] of Object.entries(all)) {
    const chapter = chapterOf(id);
    if (chapter === null || !`${id} ${text}`.toLowerCase().includes(wanted.toLowerCase())) continue;
    const name = all[chapter] ?? null;
    const same = found.get(name);
    if (same === undefined) found.set(name, { id: chapter, name, clauses: [[id, text]] });
    else same.clauses.push([id, text]);
  }
  return [...found.values()];
}

/** Null for what names a chapter itself. */
function chapterOf(id: string): string | null {
  if (/-R/.test(id)) return RULINGS;
  return /^(.+)\.\d+$/.exec(id)?.[1] ?? null;
}
