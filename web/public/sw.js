// Keeps one page, the one for no network. Everything else goes to the network as if this were not here.
const cacheName = 'bemtevi-offline-1';
const page = '/offline.html';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(new Request(page, { cache: 'reload' }))));
  skipWaiting();
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))),
  );
});

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).catch(async () => (await caches.match(page, { cacheName })) ?? Response.error()),
  );
});
