import { expect, test } from 'vitest';
import { chooseByMouse } from './end-of-line.ts';
import { ASKED, useSite } from './site.ts';
import { join, named } from './together.ts';

const site = useSite({ online: true });

test('a match that began at one screen goes on online, as soon as there is a network', {
  timeout: 60_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  await ann.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await ann.locator('[data-start]').click();
  await ann.locator('[data-curtain] button').click();
  await ann.waitForSelector(ASKED);
  await chooseByMouse(ann);
  await ann.goto(`${site.base}/matches`);
  await ann.locator('[data-match] .picture svg').first().waitFor();
  await ann.context().setOffline(true);
  await ann.locator('[data-upload]').click();
  await ann.getByText('Goes online as soon as there is a network.').waitFor();
  await ann.context().setOffline(false);
  await ann.getByRole('link', { name: 'Its table online is open' }).click();
  await ann.locator('[data-sit]').click();
  await ann.locator('[data-place="person"]').waitFor();
  // Everybody's seat is kept, and nothing is said of a deal that all take part in.
  await ann.getByRole('heading', { name: 'Player 2 is still missing' }).waitFor();
  expect(await ann.locator('[data-brought]').innerText()).toContain('It goes on after 1 choice.');
  expect(await ann.getByText('sealed part').count()).toBe(0);
  const bea = await join(site, await ann.locator('[data-address]').inputValue(), 'Bea');
  for (const page of [ann, bea]) {
    await page.waitForSelector('[data-table]');
    expect(await page.locator('[data-step]').count()).toBeGreaterThan(0);
  }
  // It is where it goes on, and nowhere else.
  await ann.goto(`${site.base}/matches`);
  await expect.poll(() => ann.locator('[data-match]').count(), { timeout: 20_000 }).toBe(1);
  expect(await ann.locator('[data-upload]').count()).toBe(0);
});
