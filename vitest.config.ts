import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';

const browserTests = 'apps/web/test/**/*.browser.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,games,apps,bench,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, browserTests],
          testTimeout: 20_000,
          // What tests share is never changed, so they need no module of their own; and the machine's cores are theirs.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        // Real Chromium on the built pages; run it after `npm run build`.
        test: {
          name: 'browser',
          environment: 'node',
          include: [browserTests],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
