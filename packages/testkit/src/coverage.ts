import { idsInTitle, type Specification } from './clauses.ts';

/** What this module reads of Vitest's JSON report. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

export interface GameCoverage {
  readonly clauses: number;
  readonly tested: number;
  readonly missing: readonly string[];
  readonly rulings: number;
  readonly rulingsTested: number;
  readonly missingRulings: readonly string[];
}

/** The ids that passing tests of one game name in their titles. */
export function testedIds(report: TestReport, game: string): Set<string> {
  const ids = new Set<string>();
  for (const { name, assertionResults } of report.testResults) {
    if (!name.replaceAll('\\', '/').includes(`games/${game}/test/`)) continue;
    for (const { title, status } of assertionResults) {
      if (status === 'passed') for (const id of idsInTitle(title)) ids.add(id);
    }
  }
  return ids;
}

export function coverageOf({ clauses, rulings }: Specification, tested: ReadonlySet<string>): GameCoverage {
  const missing = clauses.filter((id) => !tested.has(id));
  const missingRulings = rulings.filter((id) => !tested.has(id));
  return {
    clauses: clauses.length,
    tested: clauses.length - missing.length,
    missing,
    rulings: rulings.length,
    rulingsTested: rulings.length - missingRulings.length,
    missingRulings,
  };
}

/** For people: one line of figures per game, and one for what is missing. */
export function tell(game: string, coverage: GameCoverage): string {
  const { clauses, tested, missing, rulings, rulingsTested, missingRulings } = coverage;
  const lines = [`${game}: ${tested} of ${clauses} clauses tested, ${rulingsTested} of ${rulings} rulings`];
  const absent = [...missing, ...missingRulings];
  if (absent.length > 0) lines.push(`  missing: ${absent.join(' ')}`);
  return lines.join('\n');
}
