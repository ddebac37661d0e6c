import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** For `npm run mutants`: the tests of the mutated code, without those that only take longer. */
export default defineConfig({
  resolve: {
    // Stryker works in a copy; the packages in node_modules would lead back out of it.
    alias: {
      '@turnpoint/kernel': source('./packages/kernel/src/index.ts'),
      '@turnpoint/testkit': source('./packages/testkit/src/index.ts'),
    },
  },
  test: {
    environment: 'node',
    include: ['games/end-of-line/test/*.test.ts', 'packages/kernel/test/*.test.ts'],
    exclude: ['**/node_modules/**', '**/perft.test.ts'],
  },
});
