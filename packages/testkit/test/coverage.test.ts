import { describe, expect, test } from 'vitest';
import { idsInTitle, readSpecification } from '../src/clauses.ts';
import { coverageOf, type TestReport, testedIds } from '../src/coverage.ts';

const text = `
| id | rule | source |
|---|---|---|
| TOY-1.1 | First. | L1; ruling R1 |
| TOY-1.10 | Tenth. | L2 |
| TOY-A2.3 | Lettered. | L3 |

**R1. A question?** An answer that mentions R2.
| R2 | Another question. | Another answer. |
`;

function report(...tests: { title: string; status?: string; file?: string }[]): TestReport {
  return {
    testResults: tests.map(({ title, status = 'passed', file = '/somewhere/games/toy/test/a.test.ts' }) => ({
      name: file,
      assertionResults: [{ title, status }],
    })),
  };
}

describe('a specification', () => {
  test('has clauses in table rows and rulings in bold or in rows', () => {
    expect(readSpecification(text)).toEqual({
      clauses: ['TOY-1.1', 'TOY-1.10', 'TOY-A2.3'],
      rulings: ['TOY-R1', 'TOY-R2'],
    });
  });
});

describe('a title', () => {
  test('names ids as whole words', () => {
    expect(idsInTitle('TOY-1.10 and TOY-R2: nothing follows TOY-A2.3.')).toEqual(['TOY-1.10', 'TOY-R2', 'TOY-A2.3']);
    expect(idsInTitle('TOY-2.6 to 2.8')).toEqual(['TOY-2.6']);
    expect(idsInTitle('TOY-T.3 and TOY-M00.1 of a mission, TOY-RM4')).toEqual(['TOY-T.3', 'TOY-M00.1', 'TOY-RM4']);
    expect(idsInTitle('xTOY-1.1x')).toEqual([]);
  });
});

describe('coverage', () => {
  test('counts passing tests of the game alone', () => {
    const tested = testedIds(
      report(
        { title: 'TOY-1.1 works' },
        { title: 'TOY-1.10 fails', status: 'failed' },
        { title: 'TOY-R1 is skipped', status: 'pending' },
        { title: 'TOY-R2 is told elsewhere', file: '/somewhere/games/other/test/a.test.ts' },
        { title: 'TOY-A2.3 is drawn', file: '/somewhere/games/toy/table/test/a.test.ts' },
      ),
      'toy',
    );
    expect([...tested]).toEqual(['TOY-1.1']);
  });

  test('TOY-1.10 does not count for TOY-1.1', () => {
    const tested = testedIds(report({ title: 'TOY-1.10 works' }), 'toy');
    expect(coverageOf(readSpecification(text), tested)).toEqual({
      clauses: 3,
      tested: 1,
      missing: ['TOY-1.1', 'TOY-A2.3'],
      rulings: 2,
      rulingsTested: 0,
      missingRulings: ['TOY-R1', 'TOY-R2'],
    });
  });
});
