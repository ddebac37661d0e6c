/**
 * What mutation tests change, and the tests that should notice. Tests that only take longer (random play, bots, perft)
 * are left out: what they alone would notice counts as unnoticed.
 */
const PARTS = ['kernel', 'end-of-line', 'endstream', 'chrono-trek'].map((id) =>
  id === 'kernel'
    ? { id, mutate: ['packages/kernel/src/**/*.ts'], tests: ['packages/kernel/test/*.test.ts'] }
    : {
        id,
        mutate: [`games/${id}/rules/**/*.ts`, `!games/${id}/rules/clauses.ts`],
        tests: [
          `games/${id}/test/!(perft|random|bot|many-seats|table).test.ts`,
          'packages/testkit/test/golden.test.ts',
        ],
      },
);

/** The parts named in MUTANTS (`npm run mutants -- endstream` sets it), or all of them. */
export function mutated() {
  const names = (process.env.MUTANTS ?? '').split(' ').filter((name) => name !== '');
  const unknown = names.find((name) => !PARTS.some(({ id }) => id === name));
  if (unknown !== undefined) throw new Error(`no part "${unknown}": ${PARTS.map(({ id }) => id).join(', ')}`);
  return names.length === 0 ? PARTS : PARTS.filter(({ id }) => names.includes(id));
}
