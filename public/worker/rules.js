// What the worker decides without looking at anything but its arguments. Loaded by /sw.js, and by its test.

/** Pages kept at most, by why they are kept. */
const LIMITS = { saved: 200, list: 20, read: 30 };
/** Bytes of pages and their pictures kept at most. */
const LIMIT_BYTES = 62_914_560;
/** Those go first when there is no room. */
const FIRST_TO_GO = ['read', 'list', 'saved'];

const LIST_PATHS = /^\/(?:$|news_group\/|lifeStyle\/|most_read\/|organisations\/|readnews\/movec\/)/;
const ITEM_PATHS = /^\/readnews\/(?:news|lifestyle|movec)\/$/;
/** Pages that are answered from what is kept, by /worker/public-paths.js. */
const PUBLIC_PATHS = self.publicPaths;
const PREVIEW_PATHS = /^\/readnews\/preview\//;
/** Parameters that say where a reader came from, not what is read. */
const FOREIGN_PARAMETERS = /^(?:utm_.*|fbclid|gclid|notice|_rsc)$/;

const withSlash = (path) => (path.endsWith('/') ? path : `${path}/`);

/** The number of the item behind an address of a reading page; undefined for any other page. */
function itemOf(url) {
  const id = url.searchParams.get('news_id') ?? '';
  return ITEM_PATHS.test(withSlash(url.pathname)) && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}

/** What kind of page an address is for keeping: an item, a list, or undefined for what is never kept by itself. */
function kindOf(url) {
  if (itemOf(url) !== undefined) return 'item';
  return LIST_PATHS.test(withSlash(url.pathname)) && !url.searchParams.has('search') ? 'list' : undefined;
}

/** Whether a page is the same for everybody, so that a copy may stand for it. */
function isPublicPage(url) {
  const path = withSlash(url.pathname);
  return PUBLIC_PATHS.test(path) && !PREVIEW_PATHS.test(path);
}

/** The one name under which a page is kept, whichever of its addresses was asked for. */
function keyOf(url) {
  const item = itemOf(url);
  if (item !== undefined) return `/readnews/news/?news_id=${item}`;
  const asked = [...url.searchParams]
    .filter(([name]) => !FOREIGN_PARAMETERS.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(asked).toString();
  return withSlash(url.pathname) + (query ? `?${query}` : '');
}

/** Whether an answer may be kept: a whole page that any cache may keep. What is private or sets a cookie says no-store. */
function isKeepable(answer) {
  const caching = answer.headers.get('Cache-Control') ?? '';
  return (
    answer.status === 200 &&
    !answer.redirected &&
    answer.type === 'basic' &&
    (answer.headers.get('Content-Type') ?? '').startsWith('text/html') &&
    /\bpublic\b/.test(caching) &&
    !/no-store|private/.test(caching)
  );
}

/** Whether a path is a script, style, font or icon whose name changes with its content. */
const isFile = (path) => /^\/(?:_next\/static|page-script)\//.test(path);

/** The files of that kind that a page names. */
const filesOf = (html) => [...new Set(html.match(/\/(?:_next\/static|page-script)\/[^"'\\\s()<>&?#]+/g) ?? [])];

/** What a style sheet loads. */
function filesOfStyle(css, address) {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
    .map(([, target]) => new URL(target, address).pathname)
    .filter(isFile);
}

/** The pictures of a page, each in one width: the smallest that is wide enough, in pixels. */
function picturesOf(html, width, most) {
  const found = new Set();
  for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
    const attribute = (name) =>
      (tag.match(new RegExp(`\\s${name}="([^"]*)"`, 'i'))?.[1] ?? '').replaceAll('&amp;', '&');
    const widths = attribute('srcset')
      .split(',')
      .map((part) => part.trim().split(/\s+/))
      .map(([address, size]) => ({ address, size: Number.parseInt(size, 10) }))
      .filter(({ size }) => size > 0)
      .sort((a, b) => a.size - b.size);
    const chosen = (widths.find(({ size }) => size >= width) ?? widths.at(-1))?.address ?? attribute('src');
    if (/^\/(?:media|covers)\//.test(chosen)) found.add(chosen);
  }
  return [...found].slice(0, most);
}

/** What all widths of one picture have in common. */
const pictureOf = (path) => path.match(/^\/(?:media\/[0-9a-f]{64}|covers\/\d+-)/)?.[0];

/** The page with a mark of when it was kept, by which it says so itself. */
const markKept = (html, at) => html.replace(/<html\b/, `<html data-kept-at="${at}"`);

/** Names of the pages that have to go: too many of their kind, or too many bytes over all. The oldest go first. */
function pickEvicted(pages) {
  const gone = new Set();
  for (const [kind, limit] of Object.entries(LIMITS)) {
    const ofKind = pages.filter((page) => page.kind === kind).sort((a, b) => b.at - a.at);
    for (const { key } of ofKind.slice(limit)) gone.add(key);
  }
  let bytes = pages.reduce((sum, page) => sum + (gone.has(page.key) ? 0 : page.bytes), 0);
  const order = pages
    .filter(({ key, kind }) => kind in LIMITS && !gone.has(key))
    .sort((a, b) => FIRST_TO_GO.indexOf(a.kind) - FIRST_TO_GO.indexOf(b.kind) || a.at - b.at);
  for (const page of order) {
    if (bytes <= LIMIT_BYTES) break;
    gone.add(page.key);
    bytes -= page.bytes;
  }
  return [...gone];
}

/** What a page wishes to have kept; anything else a message may hold is nothing. */
function readWishes(data) {
  const ids = Array.isArray(data?.saved) ? data.saved.filter((id) => Number.isInteger(id) && id > 0) : [];
  return {
    saved: [...new Set(ids)].slice(0, LIMITS.saved),
    visited: data?.visited === true,
    sparing: data?.sparing === true,
  };
}

self.rules = {
  itemOf,
  kindOf,
  isPublicPage,
  keyOf,
  isKeepable,
  isFile,
  filesOf,
  filesOfStyle,
  picturesOf,
  pictureOf,
  markKept,
  pickEvicted,
  readWishes,
};
