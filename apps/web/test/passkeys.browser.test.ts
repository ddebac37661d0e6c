import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, useSite } from './site.ts';
import { named } from './together.ts';

const site = useSite({ online: true });

/** A device that keeps passkeys and says yes to whatever it is asked. */
async function withPasskeys(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const isAble = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...isAble } as const;
  await device.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('a passkey brings a person back whom the browser has forgotten', { timeout: 60_000 }, async () => {
  const page = await site.visit('/settings', named('Ann'));
  // Passkeys belong to a name; this machine has one that is no number.
  const settings = `${site.base.replace('127.0.0.1', 'localhost')}/settings`;
  await page.goto(settings);
  await withPasskeys(page);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name: 'Ann' }) });
    localStorage.setItem('turnpoint.online', '1');
  });
  await page.reload();
  await page.locator('[data-passkey-keep]').click();
  await page.getByText('Your passkey brings you back').waitFor();
  await page.locator('[data-passkey-keep]').click();
  await page.getByText('This device has your passkey already').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[data-been-online]').click();
  expect(await page.locator('[data-passkey-keep]').count()).toBe(0);
  await page.locator('[data-passkey-back]').click();
  await page.locator('[data-passkey-keep]').waitFor();
  const me = await page.evaluate(async () => (await fetch('/api/me')).json());
  expect(me).toEqual({ name: 'Ann' });
});

test('whoever gives no passkey is told so in their language, not in the words of the browser', async () => {
  const page = await site.visit('/settings', { ...named('Ann'), settings: { language: 'de' } });
  await page.goto(`${site.base.replace('127.0.0.1', 'localhost')}/settings`);
  await page.evaluate(() => {
    localStorage.setItem('turnpoint.online', '1');
    navigator.credentials.get = () => Promise.reject(new DOMException('The operation was aborted.', 'NotAllowedError'));
  });
  await page.reload();
  await page.locator('[data-passkey-back]').click();
  await expect.poll(() => page.locator('.ways [role=status]').innerText()).toMatch(/^(Es kam kein Passkey|No passkey)/);
});

test('who is renamed is renamed online too, and gives a program a key that counts until it is taken back', async () => {
  const page = await site.visit('/settings', named('Ann'));
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name: 'Ann' }) });
    localStorage.setItem('turnpoint.online', '1');
  });
  await page.reload();
  await page.locator('#name').fill('Anna');
  await page.locator('#name').blur();
  const nameOnline = () => page.evaluate(async () => (await fetch('/api/me')).json());
  await expect.poll(nameOnline).toEqual({ name: 'Anna' });

  await page.locator('[data-token-label]').fill('My bot');
  await page.locator('[data-token-make]').click();
  const key = await page.locator('[data-token-made] input').inputValue();
  const counts = async () =>
    (await fetch(`${site.base}/api/matches`, { headers: { authorization: `Bearer ${key}` } })).ok;
  expect(await counts()).toBe(true);
  await page.locator('[data-token-remove]').click();
  await page.locator('[data-token-remove]').waitFor({ state: 'detached' });
  expect(await counts()).toBe(false);
});
