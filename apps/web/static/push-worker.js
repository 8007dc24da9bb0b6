/*
 * Shows what a signed-in person is told while nobody looks. It has a place of its own (`push/merchant/`,
 * `push/manager/`), so that no page is under it: it keeps nothing and answers no request.
 */
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : undefined;
  if (!told) return;
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      // The same one sent twice is shown once.
      tag: told.tag,
      lang: told.language,
      dir: told.language === 'ar' ? 'rtl' : 'ltr',
      data: { url: told.url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});

/** In the window where its area is open already, so that nothing half written is lost; else in a new one. */
async function openPage(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const areaOf = (address) => new URL(address).pathname.split('/')[2];
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => areaOf(one.url) === areaOf(url.href));
  if (!open) {
    await self.clients.openWindow(url.href);
    return;
  }
  // Some browsers keep the window where it is; the page opens in it all the same.
  await open.focus().catch(() => undefined);
  open.postMessage({ opens: url.pathname + url.search });
}
