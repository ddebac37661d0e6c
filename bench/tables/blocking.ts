import type { Browser, BrowserContextOptions } from 'playwright-core';

/** Lighthouse takes phones to be so much slower than the machine that it runs on. */
const SLOWER = 4;
/** A task that takes longer holds up whoever touches the page. */
const LONG = 50;

interface Event {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  /** How long the thread itself ran, in microseconds: what else the machine does meanwhile does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** In milliseconds of a phone's time: what tasks of a page take beyond the bearable until it has come, and the longest. */
export async function blocking(
  browser: Browser,
  options: BrowserContextOptions,
  { url, until }: { readonly url: string; readonly until: string },
): Promise<{ readonly total: number; readonly longest: number }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: ['toplevel', '__metadata', 'devtools.timeline'] });
  await page.goto(url);
  await page.locator(until).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  await context.close();
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWER);
  return {
    total: Math.round(tasks.reduce((sum, task) => sum + Math.max(0, task - LONG), 0)),
    longest: Math.round(Math.max(0, ...tasks)),
  };
}
