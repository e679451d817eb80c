// Lets saved items and the last lists be read without a network. Pages come from the network first; what is kept is answered
// only where the network does not answer, and says of itself that it is a copy. Nothing private is ever kept: only pages
// that any cache may keep. With OFFLINE_APP=false the portal answers this address with worker/stop.js, which undoes all.
importScripts('/worker/public-paths.js', '/worker/rules.js', '/worker/stores.js');
const { rules, stores } = self;

/** A page that takes longer gives way to its kept copy, in milliseconds. */
const PATIENCE_MS = 4_000;
/** Copies older than this are fetched again when there is an occasion, in milliseconds, and so many at once. */
const FRESH_MS = 86_400_000;
const REFRESHED_AT_ONCE = 10;
const OFFLINE_PAGE = '/offline/';
/** Pages that are always there once the worker is. */
const SHELL = [OFFLINE_PAGE, '/saved/'];

self.addEventListener('install', (event) => {
  event.waitUntil(stores.inTurn(keepShell).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([stores.dropOldStores(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  );
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'wishes') event.waitUntil(stores.inTurn(() => takeWishes(rules.readWishes(event.data))));
  if (event.data?.type === 'gone')
    event.waitUntil(stores.inTurn(() => forgetItems(rules.readWishes(event.data).saved)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (rules.isPublicPage(url)) event.respondWith(answerPage(event, url));
    else if (!self.navigator.onLine && !url.pathname.startsWith('/api/')) event.respondWith(answerOffline());
  } else if (rules.isFile(url.pathname)) {
    event.respondWith(answerFile(request));
  } else if (/^\/(?:media|covers)\//.test(url.pathname) && request.destination === 'image') {
    event.respondWith(answerPicture(request));
  }
});

async function answerPage(event, url) {
  const network = Promise.resolve(event.preloadResponse).then((loaded) => loaded ?? fetch(event.request));
  event.waitUntil(network.then((answer) => note(url, event.request, answer.clone())).catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([network.catch(() => undefined), late]);
  if (first && first.status < 500) return first;
  return (await answerCopy(url)) ?? network.catch(answerOffline);
}

/** The kept copy, marked as one; the page of saved items fills itself and needs no mark. */
async function answerCopy(url) {
  const key = rules.keyOf(url);
  const kept = await stores.findPage(key);
  if (!kept) return undefined;
  const html = await kept.text();
  const { headers } = kept;
  return new Response(SHELL.includes(key) ? html : rules.markKept(html, headers.get('X-Kept-At')), { headers });
}

async function answerOffline() {
  const kept = await stores.findPage(OFFLINE_PAGE);
  if (!kept) return Response.error();
  return new Response(rules.markKept(await kept.text(), ''), { headers: kept.headers });
}

/** Kept files first: a page of an earlier build finds its own, whatever the portal has now. */
async function answerFile(request) {
  return (await stores.findFile(request.url)) ?? fetch(request);
}

async function answerPicture(request) {
  try {
    return await fetch(request);
  } catch {
    return (await stores.findPicture(request.url)) ?? Response.error();
  }
}

/** Keeps what was just read, if it is wished; forgets what is gone. Pages that are only fetched ahead are not read. */
function note(url, request, answer) {
  if (request.headers.get('Sec-Purpose')?.includes('prefetch')) return;
  const key = rules.keyOf(url);
  if (answer.status === 404 || answer.status === 410) return stores.inTurn(() => forget([key]));
  if (!rules.isKeepable(answer)) return;
  return stores.inTurn(async () => {
    const kind = whyKept(url, key, await stores.findWishes());
    if (kind) await stores.keepPage(key, kind, answer).then(stores.makeRoom);
    await refreshShell();
  });
}

function whyKept(url, key, { saved, visited }) {
  if (SHELL.includes(key)) return 'shell';
  const kind = rules.kindOf(url);
  if (kind === 'item' && saved.includes(rules.itemOf(url))) return 'saved';
  if (!kind || !visited) return undefined;
  return kind === 'item' ? 'read' : 'list';
}

async function forget(keys) {
  await stores.forgetPages(keys);
  await stores.makeRoom();
}

const addressOf = (id) => `/readnews/news/?news_id=${id}`;
const forgetItems = (ids) => forget(ids.map(addressOf));

/** Brings what is kept in line with what the reader wishes: saved items, and what was visited only where that is allowed. */
async function takeWishes(wishes) {
  await stores.keepWishes(wishes);
  const wanted = new Set(wishes.saved.map(addressOf));
  const before = await stores.listPages();
  const gone = before.filter(({ key, kind }) =>
    kind === 'saved' ? !wanted.has(key) : kind !== 'shell' && !wishes.visited,
  );
  await stores.forgetPages(gone.map(({ key }) => key));
  const kept = new Map(before.filter(({ kind }) => kind === 'saved').map((page) => [page.key, page]));
  const missing = [...wanted].filter((key) => !kept.has(key));
  const old = [...wanted].filter((key) => kept.get(key)?.at < Date.now() - FRESH_MS).slice(0, REFRESHED_AT_ONCE);
  if (!wishes.sparing) for (const key of [...missing, ...old]) await fetchSaved(key).catch(() => undefined);
  await stores.makeRoom();
}

/** Asks as nobody in particular, so that what is kept is what everybody sees. */
const fetchPublic = (address) => fetch(address, { credentials: 'omit', cache: 'no-cache' });

async function fetchSaved(key) {
  const answer = await fetchPublic(key);
  if (answer.status === 404 || answer.status === 410) await stores.forgetPages([key]);
  else if (rules.isKeepable(answer)) await stores.keepPage(key, 'saved', answer);
}

async function keepShell() {
  for (const address of SHELL) {
    const answer = await fetchPublic(address);
    if (!rules.isKeepable(answer)) throw new Error(`${address} answered ${answer.status}`);
    await stores.keepPage(address, 'shell', answer);
  }
}

/** The offline page of an older build is replaced once a day. */
async function refreshShell() {
  const kept = await stores.findPage(OFFLINE_PAGE);
  if (kept && Date.parse(kept.headers.get('X-Kept-At')) > Date.now() - FRESH_MS) return;
  await keepShell();
  await stores.makeRoom();
}
