// The service worker: everything that the build made is fetched once, and answered from then on without the server.
export type {};

declare const self: ServiceWorkerGlobalScope;
/** Written here by the build: see plugin.ts. */
declare const SITE: { readonly version: string; readonly files: readonly string[] };

const NAME = `turnpoint-${SITE.version}`;
const FILES = new Set(SITE.files);
const LANES = 4;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (FILES.has(pathname) || isHashed(pathname)) event.respondWith(answer(pathname, request));
  else if (request.mode === 'navigate' && !/^\/(api|healthz)(\/|$)/.test(pathname)) {
    event.respondWith(answer('/index.html', request));
  }
});

/** A page asks to tell its reader something, or no longer to: what is told leads to that page. */
interface Telling {
  /** The address of what it is about: one notification each. */
  readonly tag: string;
  /** Null: what is told of it goes. */
  readonly title: string | null;
  readonly body: string;
}

/** One after another: what goes at once was there before. */
let told: Promise<void> = Promise.resolve();

self.addEventListener('message', (event) => {
  const page = event.source instanceof WindowClient ? event.source.id : null;
  told = told.then(() => tell(event.data, page)).catch(() => {});
  event.waitUntil(told);
});

async function tell({ tag, title, body }: Telling, page: string | null): Promise<void> {
  if (title !== null) await self.registration.showNotification(title, { tag, body, data: page });
  else for (const each of await self.registration.getNotifications({ tag })) each.close();
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(comeTo(notification.data, notification.tag));
});

/** A page takes back what it has told before it leaves: while it is there it shows what it told of. */
async function comeTo(page: string, address: string): Promise<void> {
  const there = await self.clients.get(page);
  await (there instanceof WindowClient ? there.focus() : self.clients.openWindow(address));
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  // A page of the version before, still open in another tab, asks for files that are in its cache alone.
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}

/** A few at a time: the page that is open meanwhile needs the line too. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  const waiting = SITE.files.values();
  const lane = async () => {
    for (const path of waiting) await cache.put(path, await fetched(path));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** What has a hash in its name never changes: an older cache will do. */
async function fetched(path: string): Promise<Response> {
  const known = isHashed(path) ? await caches.match(path) : undefined;
  if (known) return known;
  // The page that is open meanwhile comes first.
  const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache', priority: 'low' });
  if (!response.ok) throw new Error(`${path} is not to be had: ${response.status}`);
  return response;
}

/** All but the version before; names come in the order in which their caches were made. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== NAME);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}
