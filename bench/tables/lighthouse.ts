import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { executablePath } from './browser.ts';
import { begin } from './play.ts';

const PORT = 9333;
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TOLD = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}
type Run = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;

/** It lies among the tools, which `npm run bench -- tables` fetches. */
async function lighthouse(): Promise<{ run: Run; desktop: object }> {
  const require = createRequire(new URL('../../tools/lighthouse/package.json', import.meta.url));
  const { default: run, desktopConfig } = await import(pathToFileURL(require.resolve('lighthouse')).href);
  return { run: run as Run, desktop: desktopConfig as object };
}

/** A page that is measured: its address, found by whoever has just come. */
const PLACES: Readonly<Record<string, (page: Page, base: string) => Promise<string>>> = {
  home: async (_, base) => `${base}/`,
  table: async (page, base) => {
    await page.goto(`${base}/new/end-of-line`);
    await begin(page, 'end-of-line');
    const url = page.url();
    // It would go on with the match beside the page that is measured.
    await page.goto('about:blank');
    return url;
  },
};

export interface Marked {
  readonly page: string;
  readonly on: 'mobile' | 'desktop';
  readonly marks: readonly number[];
  readonly told: readonly string[];
  /** How fast this machine was meanwhile: about 1500 for one that has nothing else to do. */
  readonly machine: number;
}

export async function* marks(base: string): AsyncGenerator<Marked> {
  const { run, desktop } = await lighthouse();
  for (const on of ['mobile', 'desktop'] as const) {
    for (const [name, find] of Object.entries(PLACES)) {
      const browser = await chromium.launchPersistentContext('', {
        executablePath,
        args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
      });
      const url = await find(await browser.newPage(), base);
      // The match lies in this browser: what is stored stays.
      const flags = { port: PORT, output: 'json', logLevel: 'error', disableStorageReset: true };
      const found = await run(url, flags, on === 'desktop' ? desktop : undefined);
      await browser.close();
      if (!found) throw new Error(`Lighthouse says nothing of ${url}`);
      const { categories, audits, environment } = found.lhr;
      yield {
        page: name,
        on,
        marks: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
        told: TOLD.map((id) => audits[id]?.displayValue ?? ''),
        machine: environment.benchmarkIndex,
      };
    }
  }
}
