// Takes the place of /sw.js where OFFLINE_APP=false: the worker goes, with all it has kept.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('portal-')).map((name) => caches.delete(name))),
      )
      .then(() => self.registration.unregister()),
  );
});
