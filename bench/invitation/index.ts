// npm run bench -- invitation: from a shared link to the first choice, on a slow phone that has never been here: how many
// taps after the name, and how many seconds, without those of typing.
import type { JSHandle, Page } from 'playwright-core';
import { Tables } from '../tables/browser.ts';
import { clickOn } from '../tables/play.ts';

const GAME = process.env.GAME ?? 'end-of-line';
const TIMES = Number(process.env.TIMES ?? 5);
/** Seconds, and taps after the name. */
const AIM = { seconds: 10, taps: 1 };
/** Milliseconds that a name takes to type; they are not counted. */
const TYPING = Number(process.env.TYPING ?? 2000);
const ASKED = 'body:not([aria-busy="true"]) [data-asked="true"]';

/** Runs in the page. */
const COUNT = `(() => {
  const counted = { taps: 0 };
  document.addEventListener('click', () => counted.taps++, true);
  return counted;
})()`;

const tables = new Tables();
await tables.open();

/** Opens a table for two and sits down at it; gives the address that is shared. */
async function openTable(page: Page): Promise<string> {
  await page.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await page.locator('[data-invite]').click();
  await page.locator('[data-place="person"]').waitFor();
  return new URL(await page.locator('[data-address]').inputValue()).pathname;
}

/** The host plays on until the guest is asked. */
async function untilAsked(guest: Page, host: Page): Promise<void> {
  for (let n = 0; (await guest.locator(ASKED).count()) === 0; n++) {
    if ((await host.locator(ASKED).count()) > 0) await clickOn(host, GAME, n);
    else await guest.waitForTimeout(20);
  }
}

async function measured(): Promise<{ toName: number; toTable: number; taps: number }> {
  const host = await tables.visit({ width: '1440', path: `/new/${GAME}`, name: 'Ann' });
  const path = await openTable(host);
  const opened = performance.now();
  const guest = await tables.visit({ width: '390', path, name: '', isSlow: true });
  await guest.locator('#guest').waitFor();
  const toName = performance.now() - opened;
  await guest.locator('#guest').fill('Bea');
  await guest.waitForTimeout(TYPING);
  const taps = (await guest.evaluateHandle(COUNT)) as JSHandle<{ taps: number }>;
  const sat = performance.now();
  await guest.locator('[data-sit]').tap();
  await guest.locator('[data-table]').waitFor();
  await Promise.any([host, guest].map((page) => page.waitForSelector(ASKED)));
  const toTable = performance.now() - sat;
  await untilAsked(guest, host);
  const counted = await taps.evaluate((each) => each.taps);
  for (const page of [host, guest]) await page.context().close();
  return { toName, toTable, taps: counted };
}

console.log(
  `${GAME}, a phone four times as slow as this machine, 1.6 Mbit/s, 150 ms there and back, nothing in its cache; ${TYPING / 1000} s to type a name, not counted.\n`,
);
console.log('| link to name, s | sitting down to table, s | together, s | taps after the name |');
console.log('|---|---|---|---|');
let isReached = true;
for (let n = 0; n < TIMES; n++) {
  const { toName, toTable, taps } = await measured();
  const seconds = [toName, toTable, toName + toTable].map((ms) => ms / 1000);
  console.log(`| ${seconds.map((each) => each.toFixed(1)).join(' | ')} | ${taps} |`);
  isReached &&= (seconds[2] ?? 0) < AIM.seconds && taps === AIM.taps;
}
console.log(`\n${isReached ? 'Reached' : 'NOT reached'}: under ${AIM.seconds} s and one tap, each time.`);
await tables.close();
process.exit(isReached ? 0 : 1);
