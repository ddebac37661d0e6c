// A game that is added as one folder is played in the page, and a match that was begun before its rules changed goes on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply } from '../../../scripts/lib/guide.mjs';
import { makeScratch, removeScratch } from '../../../scripts/lib/scratch.mjs';
import { addLastStone, buildPages, releaseLastStone } from '../../../scripts/test/last-stone.ts';
import { ASKED, useSite } from './site.ts';

const LONG = 240_000;
let folder: string;
let pages: string;
beforeAll(() => {
  folder = makeScratch();
  addLastStone(folder);
  addOwnForm(folder);
  pages = buildPages(folder);
}, LONG);
afterAll(() => removeScratch(folder));
const site = useSite({ webRoot: () => pages });

const offers = (page: Page) => page.getByRole('button', { name: /^Take \d/ });
const stones = (page: Page) => page.locator('main [data-stones]').getAttribute('data-stones');

/** Quick play, until the person is asked. */
async function begin(page: Page): Promise<void> {
  await page.getByLabel('Game', { exact: true }).selectOption('last-stone');
  await expect.poll(() => page.getByLabel('Bot', { exact: true }).locator('option').count()).toBe(2);
  await page.locator('[data-start]').click();
  await offers(page).first().waitFor();
}

async function takeOne(page: Page): Promise<void> {
  const before = await stones(page);
  await offers(page).first().click();
  await expect.poll(() => stones(page)).not.toBe(before);
  await page.waitForSelector(`[data-result], ${ASKED}`);
}

async function finish(page: Page): Promise<void> {
  while ((await page.locator('[data-result]').count()) === 0) await takeOne(page);
  await page.getByRole('button', { name: 'Check the deal' }).click();
  await page.waitForSelector('[data-checked="true"]');
}

test('it has a cover, a set-up form, rules and how to play', async () => {
  const page = await site.visit('/');
  await page.locator('[data-cover="last-stone"]').getByText('Take the last one').waitFor();
  await page.goto(`${site.base}/new/last-stone`);
  await page.getByText('12 stones left').waitFor();
  await page.goto(`${site.base}/rules/last-stone`);
  await page.locator('[id="LS-2.1"]').waitFor();
  await page.goto(`${site.base}/how/last-stone`);
  await page.getByText('One to 3 stones are taken').waitFor();
});

test('what it does not have is not offered: every link of its pages leads somewhere', async () => {
  const page = await site.visit('/');
  const links = new Set<string>();
  for (const [path, what] of [
    ['/new/last-stone', '[data-start]'],
    ['/how/last-stone', 'main p a'],
    ['/rules/last-stone', '[id="LS-2.1"]'],
  ] as const) {
    await page.goto(`${site.base}${path}`);
    await page.locator(what).first().waitFor();
    for (const link of await page.locator('main a[href*="last-stone"]').all())
      links.add((await link.getAttribute('href')) as string);
  }
  expect(links).toContain('/new/last-stone');
  for (const link of links) {
    await page.goto(`${site.base}${link}`);
    const heading = page.locator('main h1').first();
    await heading.waitFor();
    expect(await heading.innerText(), link).not.toBe('Page not found');
  }
});

test('its own part of the set-up form has a say in the options, and the rules have the last word', async () => {
  const page = await site.visit('/new/last-stone');
  await page.getByRole('button', { name: 'Odd rules' }).click();
  await page.getByText('Last Stone is for two').waitFor();
});

test('it is played to its end, its deal checked and its replay shown', async () => {
  const page = await site.visit('/');
  await begin(page);
  await finish(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.waitForSelector('[data-track]');
});

test(
  'a match that was begun under 1.0 goes on under 1.0 when 1.1 is served; new ones follow 1.1',
  async () => {
    const page = await site.visit('/');
    await begin(page);
    await takeOne(page);
    const [address, left] = [page.url(), await stones(page)];
    expect(await offers(page).count()).toBe(3);

    releaseLastStone(folder);
    await site.serve(buildPages(folder));

    await page.goto(address);
    await offers(page).first().waitFor();
    expect(await stones(page)).toBe(left);
    expect(await offers(page).count()).toBe(3);
    await finish(page);

    await page.goto(`${site.base}/`);
    await begin(page);
    expect(await offers(page).count()).toBe(4);
    await finish(page);
  },
  LONG,
);

/** A part of the set-up form that fields do not suffice for: here, one that asks for what the rules refuse. */
function addOwnForm(folder: string): void {
  const put = (file: string, how: 'new' | 'after' | 'instead of', anchor: string, text: string) =>
    apply(folder, { file: `games/last-stone/${file}`, how, which: 'only', anchor, text });
  put(
    'table/OwnForm.svelte',
    'new',
    '',
    `<script lang="ts">
import type { SetUpFormProps } from '@turnpoint/catalogue/pages';
let { onchange }: SetUpFormProps = $props();
</script>
<button onclick={() => onchange({ odd: true })}>Odd rules</button>`,
  );
  put(
    'index.ts',
    'after',
    'table: async ()',
    "  setUpForm: async () => ({ component: () => import('./table/OwnForm.svelte') }),",
  );
  put('set-up/index.ts', 'instead of', 'options: () =>', '  options: ({ own }) => own ?? {},');
  put(
    'rules/index.ts',
    'instead of',
    'cannotStart:',
    "  cannotStart: (options, seats) => (seats === 2 && !('odd' in Object(options)) ? null : no('LS-1.1', 'no.seats')),",
  );
}
