// Service worker: keeps the built page so that solo, hot-seat and bots work without a network. Written out by the build.
const VERSION = 'guildhall-__VERSION__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(keys.filter((key) => key.startsWith('guildhall-') && key !== VERSION).map((key) => caches.delete(key))),
      )
      .then(() => self.clients.claim()),
  );
});

const known = new Set(FILES);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (known.has(url.pathname) && url.pathname !== '/') {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)));
    return;
  }
  // Pages: the newest from the network, the kept one without it. Anything else (the server's own addresses) is left alone.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
});

// A turn at a table, told by the push service of the browser while perhaps no page is open. The page has left the words for it, in the
// language it speaks; every push must show something, or browsers take the leave back.
self.addEventListener('push', (event) => {
  event.waitUntil(showTurn(event.data));
});

async function showTurn(data) {
  const { table, game, name = '', player = '' } = data?.json() ?? {};
  const kept = await caches.match('/notices.json', { cacheName: 'notices' });
  const { language = '', sentences = {} } = kept ? await kept.json() : {};
  const path = table ? `/table/${table}` : '/tables';
  const body = [name, player].filter((part) => part !== '').join(' · ');
  await self.registration.showNotification(sentences[game] ?? 'Guildhall', {
    body,
    tag: path,
    lang: language,
    icon: '/icon.svg',
    data: path,
  });
}

// To the table a notice is about: a page that shows it already, else one that shows no other table, else a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

async function goTo(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const pathOf = ({ url }) => new URL(url).pathname;
  const there = pages.find((page) => pathOf(page) === path);
  if (there) return there.focus();
  const free = pages.find((page) => !pathOf(page).startsWith('/table/'));
  if (!free) return self.clients.openWindow(path);
  await free.focus();
  return free.navigate(path);
}
