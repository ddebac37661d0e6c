/** The ids of a rules specification, read from its text. */
export interface Specification {
  readonly clauses: readonly string[];
  readonly rulings: readonly string[];
}

/** Clauses are table rows `| EOL-1.1 | ...`; rulings are `**R1. Question** ...` or rows `| R1 | ...`, cited as EOL-R1. */
export function readSpecification(text: string): Specification {
  const clauses = idsOf(text, /^\| ([A-Z]+-(?:[A-Z]\d*|\d+)\.\d+) \|/gm);
  const prefix = clauses[0]?.split('-')[0];
  const numbers = [...idsOf(text, /^\*\*R(\d+)\. /gm), ...idsOf(text, /^\| R(M?\d+) \|/gm)];
  return { clauses, rulings: [...new Set(numbers)].map((number) => `${prefix}-R${number}`) };
}

function idsOf(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, id]) => id as string))];
}

/** The ids written out in the title of a test. `EOL-1.10` is not `EOL-1.1`. */
export function idsInTitle(title: string): string[] {
  return title.match(/\b[A-Z][A-Z0-9]*-(?:RM?\d+|[A-Z]?\d+(?:\.\d+)?|[A-Z]\.\d+)\b/g) ?? [];
}
