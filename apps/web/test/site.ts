import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES } from '@turnpoint/protocol';
import {
  type App,
  type AppOptions,
  createApp,
  createPlay,
  matchStorage,
  openSqlite,
  realTime,
} from '@turnpoint/server';
import { type Browser, type BrowserContextOptions, type ConsoleMessage, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

export const WEB_ROOT = fileURLToPath(new URL('../dist', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Where none is named, as `npm test` does. */
const CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only here is a page without TLS secure: under this name it is what a club's page is.
  '--host-resolver-rules=MAP club.test 127.0.0.1',
  // A page lives for seconds here: optimising its code costs more than it brings.
  '--js-flags=--no-opt --no-maglev',
];

export const DESK = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody at this page is asked, nothing of theirs is on its way, and nothing is being looked up: until they act, the page stays as it is. */
export const ASKED = 'body:not([aria-busy="true"], :has([aria-busy="true"])) [data-asked="true"]';

/** Quick bots and no motion: what is tested is what happens, not how long it takes. */
export const QUICK = { pace: 'instant', motion: 'calm', name: 'Mara', language: 'en' };

/** For whoever deals, worker, page or server: the same numbers in every run, so what fails once fails again. */
const fixedChance = (chance: number) => `{
  let at = ${chance};
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) bytes[i] = (at = (Math.imul(at, 1664525) + 1013904223) >>> 0) >>> 24;
    return bytes;
  };
}
`;

function chanceOfServer() {
  let drawn = 0;
  const draw = () => createHash('sha256').update(`site ${drawn++}`);
  return { seed: () => draw().digest('hex'), id: () => draw().digest('base64url').slice(0, 22) };
}

/** The worker that deals, and the cookie that says whose it is. */
const WORKER = /^\/assets\/worker-main-[^/]+\.js$/;
const VISITOR = 'visitor';

/** What the browser says because of how it is tested: without a network or a service worker. */
const EXPECTED = ['ERR_INTERNET_DISCONNECTED', 'Service Worker registration blocked by Playwright'];

export interface Fault {
  readonly rule: string;
  readonly impact: string;
  readonly where: string;
}

interface Visit {
  readonly settings?: object | null;
  readonly chance?: number;
  /** Runs before the worker's own code, to make it fail as browsers can. */
  readonly inWorker?: string;
  /** The page's clock can be set forward (`page.clock`), so that no test waits for time; `still`: it does not go by itself. */
  readonly clock?: boolean | 'still';
}

/** One site for the tests of a file. No test leaves a page open, which would go on drawing, nor a fault. */
export function useSite({ webRoot = () => WEB_ROOT, faultsExpected = false, online = false } = {}): Site {
  const site = new Site();
  beforeAll(() => site.open(webRoot(), online));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await site.tell();
    await site.leave();
    const faults = site.faults.splice(0);
    if (!faultsExpected) expect(faults).toEqual([]);
  });
  afterAll(() => site.close());
  return site;
}

/** An address that is no page is answered with 404, and Chromium tells so. */
function isNoPage(line: ConsoleMessage): boolean {
  const { url } = line.location();
  const [, page = ''] = URL.canParse(url) ? new URL(url).pathname.split('/') : [];
  return line.text().includes('404') && url === line.page()?.url() && !(PAGES as readonly string[]).includes(page);
}

/** The real server with the built pages, and a real browser. */
export class Site {
  #app!: App;
  #browser!: Browser;
  base = '';
  readonly #kept = mkdtempSync(join(tmpdir(), 'turnpoint-site-'));
  /** What went wrong on any page of this site: it must stay empty. */
  readonly faults: string[] = [];

  /** A match that is played together, as it is stored, with all that is hidden in it. */
  stored: ReturnType<typeof matchStorage>['read'] = async () => null;

  #ahead = 0;

  /** It goes on over restarts: no id is drawn twice. */
  readonly #chance = chanceOfServer();

  /** What each visitor's worker runs before its own code. */
  readonly #inWorkers: string[] = [];

  /** `online`: people can play together there. */
  async open(webRoot: string, online = false): Promise<void> {
    this.#app = online ? await this.#together(webRoot) : await this.#create({ webRoot });
    await this.#app.listen({ port: 0, host: '127.0.0.1' });
    this.base = `http://127.0.0.1:${(this.#app.server.address() as AddressInfo).port}`;
    const executablePath = process.env.CHROMIUM ?? CHROMIUMS.find(existsSync) ?? 'chromium';
    this.#browser = await chromium.launch({ executablePath, args: ARGS });
  }

  /** A new visitor. Without `settings` they come for the very first time; another `chance` is another deal. */
  async visit(
    path: string,
    { settings = QUICK, chance = 1, inWorker = '', clock = false, ...options }: BrowserContextOptions & Visit = {},
  ): Promise<Page> {
    const context = await this.#browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...DESK, ...options });
    // Long: on a busy machine a page may be late, and that is no fault.
    context.setDefaultTimeout(30_000);
    if (settings !== null) {
      await context.addInitScript((text) => {
        if (localStorage.getItem('turnpoint.settings') === null) localStorage.setItem('turnpoint.settings', text);
      }, JSON.stringify(settings));
    }
    // A cookie says which worker they get. Changing it on its way (`context.route`) would switch off the browser's cache.
    const visitor = this.#inWorkers.push(fixedChance(chance) + inWorker) - 1;
    await context.addCookies([{ name: VISITOR, value: String(visitor), url: this.base }]);
    // What a page draws itself is its part of a deal with others: each has its own.
    await context.addInitScript(fixedChance(visitor));
    if (clock) await context.clock.install();
    if (clock === 'still') await context.clock.pauseAt(Date.now() + 1000);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: ${error.message}`));
    page.on('console', (line) => {
      const isFault = line.type() === 'error' || line.type() === 'warning';
      if (isFault && !isNoPage(line) && !EXPECTED.some((words) => line.text().includes(words))) {
        this.faults.push(`${page.url()}: ${line.text()}`);
      }
    });
    await page.goto(`${this.base}${path}`);
    return page;
  }

  /** The same address, other pages: what visitors find after a release. */
  serve(webRoot: string): Promise<void> {
    return this.#startAnew(() => this.#create({ webRoot }));
  }

  /** From now on it is so much later for the server, for what it is asked then: nobody waits for minutes. */
  later(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  /** The server ends and starts again, with nothing but what it has stored. */
  restart(): Promise<void> {
    return this.#startAnew(() => this.#together(WEB_ROOT));
  }

  async #together(webRoot: string): Promise<App> {
    const database = openSqlite(join(this.#kept, 'site.db'));
    this.stored = matchStorage(database).read;
    const time = { ...realTime, now: () => realTime.now() + this.#ahead };
    const play = await createPlay(database, { chance: this.#chance, time });
    return this.#create({ webRoot, play });
  }

  async #create(options: AppOptions): Promise<App> {
    const app = await createApp(options);
    app.addHook('onRequest', (request, reply, next) => {
      const visitor = request.headers.cookie?.match(`${VISITOR}=(\\d+)`)?.[1];
      if (visitor === undefined || !WORKER.test(request.url)) return next();
      const code = readFileSync(join(options.webRoot, request.url), 'utf8');
      reply.type('text/javascript').send(this.#inWorkers[Number(visitor)] + code);
    });
    return app;
  }

  async #startAnew(app: () => Promise<App>): Promise<void> {
    await this.#app.close();
    this.#app = await app();
    await this.#app.listen({ port: Number(new URL(this.base).port), host: '127.0.0.1' });
  }

  /** The server goes away; what the browser keeps is all there is. */
  async stopServer(): Promise<void> {
    await this.#app.close();
  }

  /** What stood on the pages when a test failed. */
  async tell(): Promise<void> {
    for (const page of this.#browser.contexts().flatMap((context) => context.pages())) {
      const words = await page.evaluate(() => document.body.innerText).catch(String);
      console.error(`${page.url()}\n${words.slice(0, 3000)}\n`);
    }
  }

  /** All visitors go. */
  async leave(): Promise<void> {
    for (const context of this.#browser.contexts()) await context.close();
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#app.close();
    rmSync(this.#kept, { recursive: true });
  }
}

/** The file of a finished match, by Share at its end. */
export async function sharedFile(page: Page): Promise<string> {
  await page.locator('[data-to-share]').click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-file]').first().click()]);
  return readFileSync(await file.path(), 'utf8');
}

/** What another theme can break. */
export const READABLE: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Serious and critical faults that axe finds on this page, by all its rules or by these. */
export async function axe(page: Page, rules: readonly string[] | null = null): Promise<Fault[]> {
  // Evaluated by the debugger, so the page's own strict policy does not stand in the way.
  await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
      };
    };
    // Only of what is wrong it writes down where: that is most of its work.
    const resultTypes = ['violations'];
    const { violations } = await axe.run(runOnly === null ? { resultTypes } : { resultTypes, runOnly });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, impact, nodes }) => nodes.map(({ html }) => ({ rule: id, impact, where: html.slice(0, 160) })));
  }, rules);
}

export function widerThanWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
