import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutated } from './scripts/lib/mutated.mjs';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** For `npm run mutants`: the tests of the mutated code. */
export default defineConfig({
  resolve: {
    // Stryker works in a copy; the packages in node_modules would lead back out of it.
    alias: {
      '@turnpoint/kernel': source('./packages/kernel/src/index.ts'),
      '@turnpoint/effects': source('./packages/effects/src/index.ts'),
      '@turnpoint/testkit': source('./packages/testkit/src/index.ts'),
      '@turnpoint/catalogue/node': source('./packages/catalogue/src/node.ts'),
    },
  },
  // Code that counts what is covered runs slowly.
  test: { environment: 'node', include: mutated().flatMap(({ tests }) => tests), testTimeout: 60_000 },
});
