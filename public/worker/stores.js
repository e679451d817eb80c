// What the worker keeps, in two stores of the browser: whole pages, and the files they need. Loaded by /sw.js.

/** The number changes with the form of what is kept; stores of other forms are thrown away. */
const PREFIX = 'portal-';
const PAGES = `${PREFIX}1-pages`;
const FILES = `${PREFIX}1-files`;
const WISHES = '/worker/wishes';
const NO_WISHES = { saved: [], visited: false, sparing: false };
/** How many pictures of a page are kept, and from which width in pixels, by why it is kept. */
const PICTURES = {
  saved: { width: 640, most: 30 },
  read: { width: 640, most: 10 },
  list: { width: 320, most: 30 },
  shell: { width: 320, most: 0 },
};
/** Parts of an answer that belong to its way here, not to the page. */
const WAY_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Work on the stores is done one after the other. */
let queue = Promise.resolve();
function inTurn(work) {
  queue = queue.then(work, work);
  return queue;
}

const openPages = () => caches.open(PAGES);
const openFiles = () => caches.open(FILES);

/** Keeps a page and what it needs; without one of its files it is not kept, as it would open broken. */
async function keepPage(key, kind, answer) {
  const html = await answer.text();
  const { width, most } = PICTURES[kind];
  const files = self.rules.filesOf(html);
  const pictures = self.rules.picturesOf(html, width, most);
  const fonts = await keepFiles(files);
  const pictureBytes = await keepPictures(pictures);
  const headers = new Headers(answer.headers);
  for (const name of WAY_HEADERS) headers.delete(name);
  headers.set('X-Kept-At', new Date().toISOString());
  headers.set('X-Kept-Kind', kind);
  headers.set('X-Kept-Title', encodeURIComponent(titleOf(html)));
  headers.set('X-Kept-Bytes', String(html.length + pictureBytes));
  headers.set('X-Kept-Files', JSON.stringify([...files, ...fonts, ...pictures]));
  const pages = await openPages();
  await pages.put(key, new Response(html, { headers }));
}

const titleOf = (html) => (html.match(/<h1\b[^>]*>([\s\S]*?)<\/h1>/)?.[1] ?? '').replace(/<[^>]*>/g, '').slice(0, 300);

/** Keeps scripts and styles that are not there yet, and tells which fonts those styles need, which are kept too. */
async function keepFiles(paths) {
  const files = await openFiles();
  const more = [];
  for (const path of paths) {
    const answer = (await files.match(path)) ?? (await fetchFile(files, path));
    if (path.endsWith('.css'))
      more.push(...self.rules.filesOfStyle(await answer.clone().text(), answer.url || location.origin + path));
  }
  const fonts = [...new Set(more)].filter((path) => !paths.includes(path) && /\.woff2?$/.test(path));
  for (const path of fonts) if (!(await files.match(path))) await fetchFile(files, path);
  return fonts;
}

async function fetchFile(files, path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await files.put(path, answer.clone());
  return answer;
}

/** Keeps pictures as far as they can be had; the bytes of all. */
async function keepPictures(paths) {
  const files = await openFiles();
  let bytes = 0;
  for (const path of paths) {
    const answer = (await files.match(path)) ?? (await fetchFile(files, path).catch(() => undefined));
    bytes += Number(answer?.headers.get('Content-Length') ?? 0);
  }
  return bytes;
}

/** A kept page as it was; undefined when there is none. */
async function findPage(key) {
  const pages = await openPages();
  return pages.match(key, { ignoreVary: true });
}

/** All kept pages by name, kind, moment, bytes and files. */
async function listPages() {
  const pages = await openPages();
  const all = [];
  for (const request of await pages.keys()) {
    const { pathname, search } = new URL(request.url);
    if (pathname === WISHES) continue;
    const { headers } = await pages.match(request, { ignoreVary: true });
    all.push({
      key: pathname + search,
      kind: headers.get('X-Kept-Kind'),
      at: Date.parse(headers.get('X-Kept-At')),
      bytes: Number(headers.get('X-Kept-Bytes')),
      files: JSON.parse(headers.get('X-Kept-Files')),
    });
  }
  return all;
}

async function forgetPages(keys) {
  const pages = await openPages();
  for (const key of keys) await pages.delete(key, { ignoreVary: true });
}

/** Makes room: pages beyond the limits go, and files that no kept page needs any more. */
async function makeRoom() {
  const before = await listPages();
  const gone = new Set(self.rules.pickEvicted(before));
  await forgetPages(gone);
  const needed = new Set(before.filter(({ key }) => !gone.has(key)).flatMap(({ files }) => files));
  const files = await openFiles();
  for (const request of await files.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await files.delete(request);
  }
}

async function findWishes() {
  const pages = await openPages();
  const kept = await pages.match(WISHES);
  return kept ? kept.json() : NO_WISHES;
}

async function keepWishes(wishes) {
  const pages = await openPages();
  await pages.put(WISHES, Response.json(wishes));
}

/** A picture in the width that is kept, whichever width is asked for. */
async function findPicture(address) {
  const files = await openFiles();
  const { pathname, search } = new URL(address);
  const same = await files.match(pathname + search);
  const start = self.rules.pictureOf(pathname);
  if (same || !start) return same;
  const other = (await files.keys()).find(({ url }) => new URL(url).pathname.startsWith(start));
  return other && files.match(other);
}

/** Throws away what an earlier form of the worker kept. */
async function dropOldStores() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== FILES);
  for (const name of old) await caches.delete(name);
}

self.stores = {
  inTurn,
  keepPage,
  findPage,
  listPages,
  forgetPages,
  makeRoom,
  findWishes,
  keepWishes,
  findPicture,
  findFile: async (address) => (await openFiles()).match(new URL(address).pathname),
  dropOldStores,
};
