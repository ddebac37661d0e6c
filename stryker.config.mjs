import { mutated } from './scripts/lib/mutated.mjs';

const parts = mutated();

/** For `npm run mutants`: at most one fault in eight may stay unnoticed. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  mutate: parts.flatMap(({ mutate }) => mutate),
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  ignorePatterns: ['apps', 'bench', 'tools', '**/dist'],
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 15000,
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `node_modules/.cache/turnpoint/mutants-${parts.map(({ id }) => id).join('-')}.json` },
  thresholds: { high: 95, low: 90, break: 87.5 },
};
