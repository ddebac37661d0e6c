import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TurnpointServer } from '@turnpoint/testkit/servers';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { blocking } from './blocking.ts';
import { Stuck } from './play.ts';

/** As `npm test` finds it. */
const CHROMIUMS = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
export const executablePath = process.env.CHROMIUM ?? CHROMIUMS.find(existsSync) ?? 'chromium';

export const WIDTHS: Readonly<Record<string, BrowserContextOptions>> = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** What visitors find: English, everything moves. Bots are as quick as is asked for. */
const settings = (kept: object) => JSON.stringify({ motion: 'full', language: 'en', ...kept });

/** A phone of some years ago on a mobile network: a fourth of this machine's speed, 1.6 Mbit/s, 150 ms there and back. */
const SLOW = {
  rate: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};

export interface Visit {
  readonly width: string;
  readonly path: string;
  readonly pace?: 'steady' | 'instant';
  /** What they call themselves; '' for who comes for the first time. */
  readonly name?: string;
  /** As on a phone of some years ago. */
  readonly isSlow?: boolean;
  readonly language?: string;
  /** What another visitor's browser kept, who is gone. */
  readonly kept?: BrowserContextOptions['storageState'];
}

/** The built pages on our own server, and a real browser that looks at them. */
export class Tables {
  readonly #server = new TurnpointServer({ WEB_ROOT: fileURLToPath(new URL('../../apps/web/dist', import.meta.url)) });
  #browser: Browser | null = null;
  /** What any page said of errors and warnings since this was last emptied. */
  readonly said: string[] = [];

  get base(): string {
    return this.#server.base;
  }

  async open(): Promise<void> {
    await this.#server.start();
    this.#browser = await chromium.launch({ executablePath, args: ARGS });
  }

  async visit({
    width,
    path,
    isSlow = false,
    kept,
    pace = 'instant',
    name = 'Mara',
    language = 'en',
  }: Visit): Promise<Page> {
    const context = await (this.#browser as Browser).newContext({
      locale: 'en-GB',
      ...WIDTHS[width],
      ...(kept && { storageState: kept }),
    });
    context.setDefaultTimeout(60_000);
    await context.addInitScript(
      (text) => localStorage.setItem('turnpoint.settings', text),
      settings({ pace, name, language }),
    );
    const page = await context.newPage();
    if (isSlow) await slowDown(page);
    page.on('pageerror', ({ message }) => this.said.push(message));
    page.on('console', (line) => {
      if (['error', 'warning'].includes(line.type())) this.said.push(line.text());
    });
    await page.goto(`${this.base}${path}`);
    return page;
  }

  /** What holds up a phone while a page comes, by the processor's own clock. */
  blocking(path: string, until: string): ReturnType<typeof blocking> {
    return blocking(this.#browser as Browser, WIDTHS[390] ?? {}, { url: `${this.base}${path}`, until });
  }

  /** Server and browser end with the work, however it ends; what is stuck is told in a sentence. */
  async run(work: () => Promise<void>): Promise<void> {
    try {
      await this.open();
      await work();
    } catch (fault) {
      console.error(fault instanceof Stuck ? `Stuck. ${fault.message}` : fault);
      // What stopped it may have been said there.
      for (const line of new Set(this.said)) console.error(`  ${line.slice(0, 400)}`);
      process.exitCode = 1;
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#server.remove();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.rate });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW.network);
}
