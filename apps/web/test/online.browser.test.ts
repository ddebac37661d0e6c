import type { Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseByMouse, told, untilNotTheirs } from './end-of-line.ts';
import { ASKED, axe, PHONE, useSite, widerThanWindow } from './site.ts';
import { join, named, openTable } from './together.ts';

const site = useSite({ online: true });
test('two people, one invited by a link on a phone who taps once after the name, play END OF LINE to the end', {
  timeout: 120_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  const address = await openTable(ann, 2);
  expect(await axe(ann)).toEqual([]);
  const bea = await join(site, address, 'Bea', PHONE);
  await Promise.all([ann, bea].map((page) => page.waitForSelector('[data-table]')));
  // People are waited for; only bots can be hurried.
  for (const page of [ann, bea]) expect(await page.getByRole('button', { name: 'Skip ahead' }).count()).toBe(0);
  await watchTitle(ann);
  const ends = await Promise.all([ann, bea].map(playOn));
  expect(ends).toEqual(['over', 'over']);
  expect(await ann.locator('[data-result] #result').innerText()).toBeTruthy();
  expect(await widerThanWindow(bea)).toBe(0);
  await ann.getByRole('button', { name: 'Check the deal' }).click();
  await ann.waitForSelector('[data-checked="true"]');
  // The sign of one's turn comes and goes with each turn, and is gone when the match is.
  const titles = await ann.evaluate(() => (window as unknown as Watched).titles);
  expect(titles.length).toBeGreaterThan(6);
  expect(new Set(titles)).toEqual(new Set(['END OF LINE · Turnpoint', '● END OF LINE · Turnpoint']));
  expect(titles.at(-1)).toBe('END OF LINE · Turnpoint');
  await ann.getByRole('button', { name: 'Replay' }).click();
  await ann.waitForSelector('[data-track]');
  await ann.waitForSelector('[data-checked="true"]');
});

interface Watched {
  titles: string[];
  isHidden: boolean;
}

/** In the service worker: the notifications that the system would show, for a browser without a screen shows none. */
const SYSTEM = `
  globalThis.shown = [];
  registration.showNotification = async (title, { tag, body, data }) => {
    const close = () => (shown = shown.filter((each) => each.tag !== tag));
    close();
    shown.push({ title, tag, body, data, close });
  };
  registration.getNotifications = async ({ tag }) => shown.filter((each) => each.tag === tag);
  globalThis.came = [];
  // Only a person's press may bring a window to the front.
  WindowClient.prototype.focus = async function () {
    came.push(this.id);
  };
  clients.openWindow = async (address) => came.push(address);
`;
const PRESSED = "dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification: shown[0] }))";

/** Notes what the tab's title becomes from now on. */
function watchTitle(page: Page): Promise<void> {
  return page.evaluate(() => {
    const titles = [document.title];
    (window as unknown as Watched).titles = titles;
    new MutationObserver(() => titles.push(document.title)).observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

test('who looks elsewhere is told of each turn by the service worker, also where a page alone may not, and no longer than it lasts', {
  timeout: 90_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', { ...named('Ann'), serviceWorkers: 'allow' });
  await ann.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = ann.context().serviceWorkers()[0] as Worker;
  await worker.evaluate(`(() => {${SYSTEM}})()`);
  await ann.evaluate(() => {
    // As on Android: a page makes no notification of its own.
    window.Notification = class {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    } as unknown as typeof Notification;
    Object.defineProperty(document, 'hidden', { get: () => (window as unknown as Watched).isHidden });
  });
  const look = (isHidden: boolean) =>
    ann.evaluate((hidden) => {
      (window as unknown as Watched).isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const shown = () => worker.evaluate("shown.map(({ title, body }) => title + ': ' + body)");
  const address = await openTable(ann, 2);
  await look(true);
  const bea = await join(site, address, 'Bea');
  const people = [ann, bea];
  await Promise.all(people.map((page) => page.waitForSelector('[data-table]')));
  const untilAsked = async (page: Page) => {
    for (let asked = await whoIsAsked(people); asked !== page; asked = await whoIsAsked(people)) {
      await chooseByMouse(asked);
    }
  };
  // It goes when it is pressed, which leads to the page; when the turn goes; when somebody looks.
  await untilAsked(ann);
  await expect.poll(shown).toEqual(['It is your turn: END OF LINE']);
  await worker.evaluate(`globalThis.kept = shown[0]; ${PRESSED}`);
  await expect.poll(() => worker.evaluate('came.map((page) => page === kept.data)')).toEqual([true]);
  expect(await shown()).toEqual([]);
  await worker.evaluate('shown = [kept]');
  await untilAsked(bea);
  await expect.poll(shown).toEqual([]);
  await untilAsked(ann);
  await expect.poll(shown).toEqual(['It is your turn: END OF LINE']);
  await look(false);
  await expect.poll(shown).toEqual([]);
  // Where the page was closed it is opened.
  const table = ann.url();
  await ann.close();
  await worker.evaluate(`shown = [kept]; ${PRESSED}`);
  await expect.poll(() => worker.evaluate('came[1]')).toBe(table);
});

function whoIsAsked(people: readonly Page[]): Promise<Page> {
  return Promise.any(people.map((page) => page.waitForSelector(ASKED).then(() => page)));
}

async function playOn(page: Page): Promise<string> {
  for (;;) {
    const standing = await untilNotTheirs(page);
    if (standing !== 'mine') return standing;
    await chooseByMouse(page);
  }
}

test('the server restarts in the middle of a match: nobody reloads, nothing is lost', {
  timeout: 120_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  const bea = await join(site, await openTable(ann, 2), 'Bea');
  const people = [ann, bea];
  await Promise.all(people.map((page) => page.waitForSelector('[data-table]')));
  const lines = async () => Promise.all(people.map(told));
  const chooser = await whoIsAsked(people);
  const other = chooser === ann ? bea : ann;
  await chooseByMouse(chooser);
  const before = await lines();
  await site.restart();
  // Who comes back to the first page finds the match there.
  await other.goto(`${site.base}/`);
  // They were away for long: what happened meanwhile is shown, and can be looked through.
  await other.evaluate(() => {
    const seen = Object.keys(JSON.parse(localStorage.getItem('turnpoint.seen') ?? '{}'));
    const long = Object.fromEntries(seen.map((match) => [match, { step: 0, at: 0 }]));
    localStorage.setItem('turnpoint.seen', JSON.stringify(long));
  });
  await other.locator('[data-continue] a').first().click();
  await other.locator('[data-digest-next]').click();
  await other.locator('[data-digest] [aria-current="step"]').waitFor();
  await other.locator('[data-digest-end]').click();
  expect(await Promise.all(people.map(playOn))).toEqual(['over', 'over']);
  for (const [at, line] of (await lines()).entries()) expect(line).toBeGreaterThan(before[at] ?? 0);
  // The browser tells of the sockets that were lost, and of nothing else.
  const others = site.faults.splice(0).filter((fault) => !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(fault));
  expect(others).toEqual([]);
});

test('a network that is gone without a word is noticed within seconds, and what was chosen then is sent by the next socket', {
  timeout: 60_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', { ...named('Ann'), clock: true });
  let isGone = false;
  let comeBack = () => {};
  await ann.routeWebSocket(/socket/, async (socket) => {
    if (isGone) await new Promise<void>((back) => (comeBack = back));
    const server = socket.connectToServer();
    let isSilent = false;
    const passes = () => {
      isSilent ||= isGone;
      return !isSilent;
    };
    socket.onMessage((message) => passes() && server.send(message));
    server.onMessage((message) => passes() && socket.send(message));
  });
  const people = [ann, await join(site, await openTable(ann, 2), 'Bea')];
  await Promise.all(people.map((page) => page.waitForSelector('[data-table]')));
  expect(await ann.locator('[data-lost]').count()).toBe(0);
  isGone = true;
  await ann.clock.runFor(12_000);
  await ann.locator('[data-lost]').waitFor();
  isGone = false;
  comeBack();
  await ann.locator('[data-lost]').waitFor({ state: 'detached' });
  while ((await whoIsAsked(people)) !== ann) await chooseByMouse(people[1] as Page);
  await chooseByMouse(ann);
});

test('the set-up says who sits where: who opens the table sits there at once, and who is named is kept a seat', async () => {
  const ann = await site.visit('/new/end-of-line', named(''));
  await ann.locator('label', { hasText: 'Battle Royale' }).click();
  await ann.locator('[data-seat="3"]').waitFor();
  for (const seat of [2, 3]) await ann.locator(`[data-seat="${seat}"] label`, { hasText: 'Person' }).click();
  await ann.getByLabel('Name of player 1').fill('Ann');
  await ann.getByLabel('Name of player 3').fill('Cid');
  await ann.locator('[data-invite]').click();
  await ann.getByRole('heading', { name: '1 seat is still free' }).waitFor();
  expect(await ann.locator('[data-place]').allInnerTexts()).toEqual([
    expect.stringContaining('Ann\nyou, host'),
    'Open seat',
    'C\nCid\ninvited',
  ]);
  // Who leaves the seat and comes back is not put there again.
  await ann.locator('[data-stand]').click();
  await ann.locator('[data-sit]').waitFor();
  await ann.reload();
  await ann.locator('[data-sit]').click();
  const address = await ann.locator('[data-address]').inputValue();
  // By default one takes a seat that is nobody's; by the name one is found where one is invited.
  const cid = await site.visit(new URL(address).pathname, { ...named(''), ...PHONE });
  await cid.locator('[data-place="open"]').nth(0).getByText('as soon as you sit down').waitFor();
  await cid.locator('#guest').fill('cid');
  await cid.locator('[data-place="open"]').nth(1).getByText('as soon as you sit down').waitFor();
  expect(await axe(cid)).toEqual([]);
  await cid.locator('[data-sit]').click();
  await ann.getByText('cid agrees').waitFor();
  expect(await ann.locator('[data-place="open"]').allInnerTexts()).toEqual(['Open seat']);
});

test('a table says what it waits for, a seat can be left, and bots take what stays free', async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  const address = await openTable(ann, 2);
  const bea = await site.visit(new URL(address).pathname, { ...named(''), ...PHONE });
  await bea.getByRole('heading', { name: '1 seat is still free' }).waitFor();
  expect(await widerThanWindow(bea)).toBe(0);
  expect(await axe(bea)).toEqual([]);
  await bea.locator('#guest').fill('Ann');
  await bea.locator('[data-sit]').click();
  expect(await bea.getByRole('alert').innerText()).toBe('This name is taken at this table.');
  expect(await bea.locator('[data-other-name]').allInnerTexts()).toEqual(['Ann 2', 'Ann 3']);
  await ann.locator('[data-stand]').click();
  await ann.locator('[data-sit]').click();
  await ann.locator('[data-fill]').click();
  await ann.waitForSelector('[data-table]');
});

test('terms that are changed are agreed to anew, a choice is taken back when the others allow it, and a bot sits in for who is gone', {
  timeout: 90_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  await ann.locator('label', { hasText: 'Battle Royale' }).click();
  const address = await openTable(ann, 3);
  await ann.locator('[data-change-terms]').click();
  const bea = await join(site, address, 'Bea', PHONE);
  // What is open stays open while others sit down.
  await ann.getByText('Bea agrees').waitFor();
  await ann.locator('[data-term="undo"] select').selectOption({ label: 'Undo later when all others agree' });
  await bea.getByText('Undo later when all others agree').waitFor();
  // Nobody waits for ever for who does not agree: their seat is free again, for them too.
  await ann.getByRole('button', { name: 'Free the seat of Bea' }).click();
  await bea.getByText('you had not agreed to what was changed').waitFor();
  await bea.locator('[data-sit]').click();
  await ann.getByText('Bea agrees').waitFor();
  await ann.locator('[data-term="undo"] select').selectOption({ label: 'Undo while it is still your turn' });
  await ann.locator('[data-term="undo"] select').selectOption({ label: 'Undo later when all others agree' });
  // On a phone too it is in sight, and what was changed stands above the invitation.
  await bea.locator('[data-agree]').waitFor();
  const heightOf = async (of: string) => (await bea.locator(of).boundingBox())?.y ?? Number.NaN;
  expect(await heightOf('[data-agree]')).toBeLessThan(PHONE.viewport.height);
  expect(await heightOf('#agreement')).toBeLessThan(await heightOf('[data-address]'));
  expect(await bea.getByText('you had not agreed').count()).toBe(0);
  const cid = await join(site, address, 'Cid');
  await bea.locator('[data-agree]').click();
  const people = [ann, bea, cid];
  await Promise.all(people.map((page) => page.waitForSelector('[data-table]')));
  const asked = await whoIsAsked(people);
  await chooseByMouse(asked);
  await asked.locator('[data-undo]').click();
  await people
    .find((each) => each !== asked)
    ?.locator('[data-no]')
    .click();
  await asked.locator('[data-refused]').waitFor();
  await asked.locator('[data-undo]').click();
  for (const page of people.filter((each) => each !== asked)) await page.locator('[data-yes]').click();
  await asked.waitForSelector(ASKED);
  for (const page of people) await page.waitForSelector('[data-moved]', { state: 'detached' });

  // Whoever is asked goes away: the others let a bot play, and the seat is given back.
  const gone = await whoIsAsked(people);
  const table = gone.url();
  await gone.goto(`${site.base}/settings`);
  const others = people.filter((each) => each !== gone);
  for (const page of others) await page.locator('[data-let-bot]').click();
  for (const page of others) await page.getByText('may come back at any time').waitFor();
  expect(await others[0]?.locator('[data-steps] [aria-current="step"]').innerText()).toBe('A bot sits in');
  await gone.goto(table);
  for (const page of others) await page.locator('[data-sits-in]').waitFor({ state: 'detached' });
});

test('a listed table is found in the lobby; its people talk, find their match there, and play again', {
  timeout: 60_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  await ann.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await ann.locator('[data-online-terms] summary').click();
  await ann.locator('[data-term="visibility"] label', { hasText: 'In the lobby' }).click();
  await ann.locator('[data-invite]').click();
  await ann.locator('[data-say]').fill('<b>Hello</b>');
  await ann.keyboard.press('Enter');
  const bea = await site.visit('/online?game=end-of-line', { ...named('Bea'), ...PHONE });
  await bea.locator('[data-table-card]').waitFor();
  expect(await bea.locator('[data-chip="end-of-line"]').innerText()).toContain('1');
  await bea.locator('[data-table-card]').getByText('Versus').waitFor();
  expect(await axe(bea)).toEqual([]);
  expect(await widerThanWindow(bea)).toBe(0);
  await bea.getByLabel('Free seats').selectOption({ label: 'Two or more free' });
  expect(await bea.locator('[data-empty]').innerText()).toBe('No table fits this choice just now.');
  expect(new URL(bea.url()).search).toBe('?game=end-of-line&seats=more');
  await bea.getByLabel('Free seats').selectOption({ label: 'The last seat' });
  await bea.locator('[data-table-card] a').click();
  await bea.locator('[data-sit]').click();
  await Promise.all([ann, bea].map((page) => page.waitForSelector('[data-table]')));
  // Who has said it has read it; a phone tells of it, as long as it was not in sight there.
  await ann.getByRole('tab', { name: 'Table', exact: true }).click();
  await ann.getByText('<b>Hello</b>').waitFor();
  await ann.locator('[data-say]').fill('Here we go');
  await ann.keyboard.press('Enter');
  await bea.getByRole('button', { name: /^Log and cards, \d new/ }).click();
  await bea.getByRole('tab', { name: /^Table \(\d new/ }).click();
  await bea.getByText('<b>Hello</b>').waitFor();
  await bea.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await bea.getByRole('button', { name: 'Log and cards', exact: true }).waitFor();
  await ann.locator('[data-say]').fill('Your turn');
  await ann.locator('[data-chat]').getByRole('button', { name: 'Ready' }).click();
  await bea.getByRole('button', { name: 'Log and cards, 1 new' }).waitFor();
  expect(await ann.locator('[data-say]').inputValue()).toBe('Your turn');
  expect(await axe(ann)).toEqual([]);
  await bea.goto(`${site.base}/online`);
  await bea.locator('[data-continue] a').click();
  await bea.waitForSelector('[data-table]');
  await ann.locator('[data-leave]').click();
  await ann.locator('[data-sure]').click();
  // Who watched can ask nobody for another match; who played is told that somebody waits for them.
  const eve = await site.visit(new URL(ann.url()).pathname, named('Eve'));
  await eve.locator('[data-to-replay]').waitFor();
  expect(await eve.locator('[data-rematch]').count()).toBe(0);
  expect(await ann.locator('[data-next]').count()).toBe(0);
  await bea.locator('[data-rematch]').click();
  await ann.locator('[data-next]').waitFor();
  await ann.locator('[data-rematch]').click();
  await Promise.all([ann, bea].map((page) => page.waitForSelector('[data-asked]')));
  expect(await ann.locator('[data-result]').count()).toBe(0);
});

test('two who want to be paired meet at one table, whoever comes first', { timeout: 60_000 }, async () => {
  const ann = await site.visit('/online?game=timestream', named('Ann'));
  await ann.getByRole('button', { name: 'Wait for somebody' }).click();
  await ann.locator('[data-place="person"]').waitFor();
  const bea = await site.visit('/online', { ...named('Bea'), ...PHONE });
  await bea.getByText('Somebody waits for you').waitFor();
  expect(await axe(bea)).toEqual([]);
  expect(await widerThanWindow(bea)).toBe(0);
  await bea.getByRole('button', { name: 'Find a table' }).click();
  await bea.locator('[data-sit]').click();
  await Promise.all([ann, bea].map((page) => page.waitForSelector('[data-table]')));
  expect(new URL(bea.url()).pathname).toBe(new URL(ann.url()).pathname);
});

test('who closes the page while they wait finds the table among their matches and in the lobby, and the match is dealt', {
  timeout: 60_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  const address = await openTable(ann, 2);
  const id = new URL(address).pathname.split('/').at(-1);
  const again = await ann.context().newPage();
  await ann.close();
  for (const path of ['/matches', '/online']) {
    await again.goto(`${site.base}${path}`);
    await again.locator(`[data-waiting="${id}"]`).click();
    await again.locator('[data-place="person"]').waitFor();
  }
  const bea = await join(site, address, 'Bea', PHONE);
  await Promise.all([again, bea].map((page) => page.waitForSelector('[data-table]')));
  await again.goto(`${site.base}/online`);
  await again.locator('[data-continue]').waitFor();
  expect(await again.locator('[data-waiting]').count()).toBe(0);
});

test('who is muted before the deal stays so at the table of the match, also after a reload; a hidden line stays hidden', {
  timeout: 60_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  await ann.getByText('Battle Royale').first().click();
  await ann.locator('[data-seat="3"]').waitFor();
  for (const seat of [2, 3]) await ann.locator(`[data-seat="${seat}"] label`, { hasText: 'Person' }).click();
  await ann.locator('[data-invite]').click();
  const address = await ann.locator('[data-address]').inputValue();
  const bea = await join(site, address, 'Bea', PHONE);
  for (const line of ['first', 'second']) {
    await bea.locator('[data-say]').fill(line);
    await bea.locator('[data-say]').press('Enter');
    await ann.locator('[data-chat] li', { hasText: line }).waitFor();
  }
  await ann.locator('[data-chat] li', { hasText: 'first' }).getByRole('button').click();
  await ann.locator('[data-hide]').click();
  await ann.locator('[data-chat] li', { hasText: 'second' }).getByRole('button').click();
  await ann.locator('[data-mute]').click();
  await join(site, address, 'Cem');
  for (const isAgain of [false, true]) {
    if (isAgain) await ann.reload();
    await ann.waitForSelector('[data-table]');
    await ann.getByRole('tab', { name: 'Table' }).click();
    await ann.locator('[data-chat] .muted').waitFor();
    expect(await ann.locator('[data-chat] li').allInnerTexts()).toEqual(['Nobody has said anything yet.']);
  }
  await ann.locator('[data-chat] .muted button').click();
  await ann.locator('[data-chat] li', { hasText: 'second' }).waitFor();
  expect(await ann.locator('[data-chat] li', { hasText: 'first' }).count()).toBe(0);
});

test('a table over days waits for who sat down and went, and deals when they look in again', {
  timeout: 60_000,
}, async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  await ann.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await ann.locator('[data-online-terms] summary').click();
  await ann.locator('[data-term="clock"] select').selectOption({ label: '3 days for each turn' });
  await ann.locator('[data-invite]').click();
  const address = await ann.locator('[data-address]').inputValue();
  await ann.goto(`${site.base}/settings`);
  const bea = await join(site, address, 'Bea', PHONE);
  expect(await bea.locator('[data-waits-for]').innerText()).toContain('the part of Ann');
  await bea.getByRole('heading', { name: 'All seats are taken' }).waitFor();
  expect(await bea.locator('[data-address]').count()).toBe(0);
  expect(await axe(bea)).toEqual([]);
  expect(await widerThanWindow(bea)).toBe(0);
  // They may go as well, and who is asked later is no more missing than before.
  await bea.getByText('You need not stay').waitFor();
  await ann.goto(`${site.base}/online`);
  await ann.locator('[data-waiting]').click();
  await Promise.all([ann, bea].map((page) => page.waitForSelector('[data-table]')));
});

test('who comes to a match that nobody else may watch is told so, by its link and by its address', async () => {
  const ann = await site.visit('/new/end-of-line', named('Ann'));
  await ann.locator('[data-seat="2"] label', { hasText: 'Person' }).click();
  await ann.locator('[data-online-terms] summary').click();
  await ann.locator('[data-term="spectators"] select').selectOption({ label: 'Nobody else may watch' });
  await ann.locator('[data-invite]').click();
  const address = await ann.locator('[data-address]').inputValue();
  const cid = await site.visit(new URL(address).pathname, { ...named('Cid'), ...PHONE });
  await cid.locator('[data-sit]').waitFor();
  await join(site, address, 'Bea');
  await ann.waitForSelector('[data-table]');
  await cid.getByRole('heading', { name: 'The match has begun without you' }).waitFor();
  await cid.reload();
  await cid.getByRole('link', { name: 'Open tables' }).waitFor();
  await cid.goto(ann.url());
  await cid.getByText('None that you may look at').waitFor();
});

test('a table that is not there is said to be so', async () => {
  const page = await site.visit('/join/nothing', named('Ann'));
  await page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  await page.getByRole('link', { name: 'Open tables' }).click();
  await page.locator('[data-empty], [data-table-card]').first().waitFor();
});

test('a club without TLS plays a match that is dealt by all and checked, and is told why it has no passkeys', {
  timeout: 60_000,
}, async () => {
  const club = site.base.replace('127.0.0.1', 'club.test');
  const [ann, bea] = [await site.visit('/settings', named('Ann')), await site.visit('/settings', named('Bea'))];
  for (const page of [ann, bea]) {
    await page.goto(`${club}/new/end-of-line`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
  }
  await bea.goto(await openTable(ann, 2));
  await bea.locator('#guest').fill('Bea');
  await bea.locator('[data-sit]').click();
  await Promise.all([ann, bea].map((page) => page.waitForSelector('[data-table]')));
  await ann.locator('[data-leave]').click();
  await ann.locator('[data-sure]').click();
  for (const page of [ann, bea]) {
    await page.getByRole('button', { name: 'Check the deal' }).click();
    await page.waitForSelector('[data-checked="true"]');
  }
  await ann.goto(`${club}/settings`);
  await ann.locator('[data-no-passkey]').waitFor();
});
