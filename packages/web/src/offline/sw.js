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

// A notice of the system that the page could not show itself: to the table it is about.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const [page] = pages;
      return page ? page.focus().then(() => page.navigate(path)) : self.clients.openWindow(path);
    }),
  );
});
