import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gameIcons } from './apps/web/game-icons.ts';

/** Programs are started and matches searched: on a busy machine that takes long, and that is no fault. */
const testTimeout = 60_000;
const browserTests = 'apps/web/test/**/*.browser.test.ts';
/** They put other modules or globals in the place of real ones, so they share none with other tests. */
const apart = [
  'packages/host/test/planted.test.ts',
  'packages/host/test/planted-clock.test.ts',
  'apps/web/test/kept.test.ts',
  'apps/web/test/uploads.test.ts',
];

/** What takes longest. Begun last, one of them would keep one core busy while the other has nothing left to do. */
const longest = [
  'testkit/test/games',
  'test/guides',
  'test/seeds/first',
  'test/seeds/second',
  'test/seeds/third',
  'test/seeds/fourth',
  'test/first-match.browser',
  'test/online.browser',
  'test/sizes.browser',
  'test/hindered.browser',
  'test/end-of-line.browser',
  'test/online-chrono-trek.browser',
  'test/chrono-trek.browser',
  'test/endstream.browser',
  'web/test/pages',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.includes(`${name}.`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [svelte({ configFile: false }), gameIcons()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,games,apps,bench,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, browserTests, ...apart],
          testTimeout,
          // What these tests share they never change, so they need no modules of their own; the machine's cores are theirs.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        plugins: [svelte({ configFile: false })],
        test: { name: 'unit apart', environment: 'node', include: apart, testTimeout },
      },
      {
        // Real Chromium on the built pages; run it after `npm run build`.
        test: {
          name: 'browser',
          environment: 'node',
          include: [browserTests],
          testTimeout,
          hookTimeout: 60_000,
          // On a busy machine a page may be late, and that is no fault.
          expect: { poll: { timeout: 10_000 } },
          isolate: false,
          maxWorkers: 2,
        },
      },
    ],
  },
});
