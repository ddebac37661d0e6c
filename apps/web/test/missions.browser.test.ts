import { readFileSync } from 'node:fs';
import { LEAST, measure } from '@turnpoint/testkit/pages';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { act, ownMission, take, untilAsked } from './endure-the-stars.ts';
import { axe, PHONE, useSite, widerThanWindow } from './site.ts';

const site = useSite();
const soon = <T>(what: () => T | Promise<T>) => expect.poll(what, { timeout: 20_000 });
const HOME = '/missions/endure-the-stars';

const tool = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`).click();
/** By keys: the middle of a bent zone may lie outside it. */
const touch = (page: Page, zone: string) => page.locator(`[data-zone="${zone}"]`).press('Enter');
const isProved = (page: Page) => page.locator('[data-proved]').getAttribute('data-proved');

async function lay(page: Page, kind: string, place: string): Promise<void> {
  await page.locator(`[data-tile="${kind}"]`).click();
  await page.locator(`[data-place="${place}"]`).click();
}

/** A small ship: the switch is in the room beside the start, and something waits behind the other corner. */
async function build(page: Page): Promise<void> {
  await page.locator('[data-new]').click();
  await lay(page, 'security', '0 0');
  await lay(page, 'laboratory', '1 0');
  await tool(page, 'start');
  await touch(page, 'SE.n');
  await tool(page, 'objective');
  await touch(page, 'SE.A');
  await tool(page, 'radar');
  await touch(page, 'LB.C');
  for (const bracket of ['3', '4', '5+']) await page.locator(`[data-token="${bracket} swarmer-4"]`).click();
  await page.locator('[data-title]').fill('Cold Storage');
  await page.locator('[data-endings="win"] [data-add]').selectOption('objectiveState');
  await page.locator('[data-word="objectiveState"] select').last().selectOption('done');
}

describe('the mission editor', () => {
  test('ETS-23.1 built from an empty page, proved, exported, read in elsewhere and won', {
    timeout: 120_000,
  }, async () => {
    const page = await site.visit(HOME);
    await build(page);
    await soon(() => page.locator('[data-broken]').getAttribute('data-broken')).toBe('0');
    expect(await axe(page)).toEqual([]);
    await page.locator('[data-share]').click();
    expect(await page.locator('[data-export]').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await page.locator('[data-prove]').click();
    await soon(() => isProved(page)).toBe('true');
    // One win is enough here: the bots play no further beside the rest of the test.
    await page.locator('[data-prove]').click();
    await page.locator('[data-share]').click();
    const file = page.waitForEvent('download');
    await page.locator('[data-export]').click();
    const saved = await (await file).path();
    const link = await page.locator('[data-link]').innerText();

    const other = await site.visit(`${HOME}/new`, { chance: 7 });
    await other.locator('[data-share]').click();
    await other
      .locator('[data-import]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await soon(() => other.locator('[data-answer]').innerText()).toContain('missing');
    await other.locator('[data-import]').setInputFiles(saved);
    await soon(() => other.locator('[data-answer]').innerText()).toContain('ends in a win');
    await other.keyboard.press('Escape');
    await other.locator('[data-play]').click();
    await other.waitForURL(/\/match\//);
    await untilAsked(other);
    expect(await other.getByText('Cold Storage').count()).toBeGreaterThan(0);
    while ((await other.locator('[data-finish]').count()) === 0) await act(other);
    const room = other.locator('[data-spot^="zone-"][aria-label^="Monitor Room"]');
    await take(other, `[data-spot="${await room.getAttribute('data-spot')}"]`);
    if ((await other.locator('[data-commit]').count()) > 0) await take(other, '[data-commit]');
    await take(other, '[data-spot="action-interact"]');
    await other.locator('[data-result]').waitFor();
    expect(await other.locator('[data-result] #result').innerText()).toBe('You won');

    await other.goto(`${site.base}${HOME}/new`);
    await other.locator('[data-share]').click();
    await other.locator('[data-setup]').click();
    await other.locator('[data-mission="OWN"]').getByText('Cold Storage').waitFor();
    await soon(() => other.locator('[data-start]').getAttribute('aria-disabled')).toBe('false');

    const third = await site.visit(new URL(link).pathname + new URL(link).hash, PHONE);
    await soon(() => third.locator('[data-answer]').innerText()).toContain('ends in a win');
    // It has a place of its own: another link overwrites nothing, and one that brings nothing leaves nothing.
    expect(new URL(third.url()).hash).toBe('');
    await third.goto(`${site.base}${HOME}/shared#nothing`);
    await soon(() => third.locator('[data-answer]').innerText()).toContain('no mission file');
    await third.goto(site.base + HOME);
    await third.locator('[data-open]').setInputFiles(saved);
    await soon(() => third.locator('[data-answer]').innerText()).toContain('ends in a win');
    await third.goto(site.base + HOME);
    await soon(() => third.getByRole('link', { name: 'Cold Storage' }).count()).toBe(2);
    await third.locator('[data-drop]').first().click();
    await third.locator('[data-sure]').click();
    expect(await third.locator('[data-drop]').count()).toBe(1);
    expect(JSON.parse(readFileSync(saved, 'utf8')).texts.title).toBe('Cold Storage');

    // A match of the bots is looked at, and played on from one of its steps.
    await page.keyboard.press('Escape');
    await page.locator('[data-look$="won"]').first().click();
    await page.waitForURL(/\/replay\//);
    await page.waitForSelector('[data-track]');
    await page.keyboard.press('Home');
    await page.locator('[data-branch]').click();
    await page.waitForURL(/\/match\//);
    expect(await untilAsked(page)).toBe('mine');
  });

  test('ETS-23.2 what is wrong is named and marked as one builds; undo, redo and the next visit', {
    timeout: 60_000,
  }, async () => {
    const page = await site.visit(HOME);
    await build(page);
    await tool(page, 'radar');
    await touch(page, 'SE.x');
    const broken = page.locator('[data-broken]');
    await soon(() => broken.innerText()).toContain('ETS-V.10');
    expect(await page.locator('.zone.wrong').getAttribute('data-zone')).toBe('SE.x');
    expect(await page.locator('[data-play]').getAttribute('aria-disabled')).toBe('true');
    await tool(page, 'figure');
    await page.locator('[data-figure]').selectOption('exo-loader');
    await touch(page, 'LB.A');
    await page.locator('[data-piece="figure-0"]').waitFor();
    await page.locator('[data-undo]').click();
    await page.locator('[data-undo]').click();
    await soon(() => broken.getAttribute('data-broken')).toBe('0');
    await page.locator('[data-redo]').click();
    await soon(() => broken.innerText()).toContain('ETS-V.5');
    await page.reload();
    await soon(() => page.locator('[data-broken]').innerText()).toContain('ETS-V.10');
    await page.goto(site.base + HOME);
    await page.getByRole('link', { name: 'Cold Storage' }).click();
    await page.locator('[data-zone="LB.C"]').waitFor();
  });

  test('ETS-RM65 a campaign is made of the missions on this device, and begun', { timeout: 60_000 }, async () => {
    const page = await site.visit(HOME, PHONE);
    await page.evaluate(
      (missions) => localStorage.setItem('turnpoint.missions.endure-the-stars', JSON.stringify(missions)),
      ['First Light', 'Last Light'].map((title) => ({ id: title, title, text: ownMission(title) })),
    );
    await page.reload();
    await page.locator('[data-name]').fill('The Long Way');
    await page.locator('[data-stage="First Light"]').selectOption('1');
    await page.locator('[data-stage="Last Light"]').selectOption('2');
    await page.locator('[data-chain="ready"]').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await widerThanWindow(page)).toBe(0);
    await page.locator('[data-begin]').click();
    await page.waitForURL(/\/match\//);
    expect(await untilAsked(page)).toBe('mine');
    await page.goto(`${site.base}/campaigns`);
    await soon(() => page.locator('[data-campaign]').innerText()).toContain('The Long Way');
  });

  test('fits on a phone, in German', { timeout: 60_000 }, async () => {
    const page = await site.visit(`${HOME}/neu`, { ...PHONE, settings: { language: 'de' } });
    const empty = page.getByText('Wähle ein Plättchen, dann tippe hier');
    await empty.waitFor();
    await lay(page, 'security', '0 0');
    expect(await empty.count()).toBe(0);
    for (const part of ['map', 'words', 'facts', 'checks']) {
      await page.locator(`[data-part="${part}"]`).click();
      expect(await axe(page)).toEqual([]);
      expect(await widerThanWindow(page)).toBe(0);
      const { smallest, what, text } = await page.evaluate(measure, LEAST[390] ?? 0);
      expect([smallest >= 43.5 || what, text >= 12 || text]).toEqual([true, true]);
    }
    await page.getByText('Die Gruppe hat noch keinen Start').waitFor();
  });
});
