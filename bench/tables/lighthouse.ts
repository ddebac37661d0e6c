import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { executablePath } from './browser.ts';
import { begin } from './play.ts';

const PORT = 9333;
const HOME = 'home';
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

/** The address of a page that is measured, found by whoever has just come: home, or a table where a match has just begun. */
async function addressOf(place: string, page: Page, base: string): Promise<string> {
  if (place === HOME) return `${base}/`;
  await page.goto(`${base}/new/${place}`);
  await begin(page, place);
  const url = page.url();
  // It would go on with the match beside the page that is measured.
  await page.goto('about:blank');
  return url;
}

interface Asked {
  readonly run: Run;
  readonly base: string;
  readonly place: string;
  readonly on: Marked['on'];
  readonly config: object | undefined;
}

export interface Marked {
  readonly page: string;
  readonly on: 'mobile' | 'desktop';
  readonly marks: readonly number[];
  readonly told: readonly string[];
  /** How fast this machine was meanwhile: about 1500 for one that has nothing else to do. */
  readonly machine: number;
}

/** Home and the tables of these games, each so often, by turns: a machine that is busy for a while holds up all of them alike. */
export async function* marks(base: string, games: readonly string[], runs: number): AsyncGenerator<Marked> {
  const { run, desktop } = await lighthouse();
  for (let n = 0; n < runs; n++) {
    for (const on of ['mobile', 'desktop'] as const) {
      for (const place of [HOME, ...games])
        yield await marked({ run, base, place, on, config: on === 'desktop' ? desktop : undefined });
    }
  }
}

async function marked({ run, base, place, on, config }: Asked): Promise<Marked> {
  const browser = await chromium.launchPersistentContext('', {
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  });
  const url = await addressOf(place, await browser.newPage(), base);
  // The match lies in this browser: what is stored stays.
  const flags = { port: PORT, output: 'json', logLevel: 'error', disableStorageReset: true };
  const found = await run(url, flags, config);
  await browser.close();
  if (!found) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories, audits, environment } = found.lhr;
  return {
    page: place,
    on,
    marks: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    told: TOLD.map((id) => audits[id]?.displayValue ?? ''),
    machine: environment.benchmarkIndex,
  };
}
