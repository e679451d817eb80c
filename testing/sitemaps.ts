import { getChildren, getChildText, readXml, type XmlElement } from './xml';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** Limits of sitemaps.org for one file, in entries and in bytes. */
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 52_428_800;
const MOST_NEWS = 1_000;
/** W3C date with a time. */
const W3C = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Children by name in the order of the schema; those in brackets are optional. */
const childOrders = {
  url: ['loc', '[lastmod]', '[xhtml:link]', '[image:image]', '[news:news]'],
  sitemap: ['loc', '[lastmod]'],
  'image:image': ['image:loc'],
  'news:news': ['news:publication', 'news:publication_date', 'news:title'],
  'news:publication': ['news:name', 'news:language'],
  'xhtml:link': [],
} as const;
const namespaces: Readonly<Record<string, string>> = { image: IMAGE, news: NEWS, xhtml: XHTML };

export type ReadSitemapEntry = { loc: string; lastmod?: string; image?: string; title?: string; published?: string } & {
  /** Addresses of the page by language. */
  languages?: Record<string, string>;
};

const assertValidSitemap = (right: boolean, what: string): void => {
  if (!right) throw new Error(`the sitemap is not valid: ${what}`);
};

/** Parses a sitemap or an index; throws on violations of the schemas of sitemaps.org, images and news. */
export function readSitemap(document: string): ReadSitemapEntry[] {
  const root = readXml(document);
  const kind = root.name === 'sitemapindex' ? 'sitemap' : 'url';
  assertValidSitemap(
    root.name === (kind === 'url' ? 'urlset' : 'sitemapindex') && root.uri === SITEMAP,
    'root element',
  );
  assertValidSitemap(Buffer.byteLength(document) <= MOST_BYTES && root.children.length <= MOST_ENTRIES, 'size');
  const entries = root.children.map((child) => {
    assertValidSitemap(child.name === kind, `element ${child.name}`);
    return readEntry(child);
  });
  assertValidSitemap(new Set(entries.map(({ loc }) => loc)).size === entries.length, 'every address once');
  assertValidSitemap(entries.filter(({ title }) => title !== undefined).length <= MOST_NEWS, 'number of news');
  return entries;
}

function readEntry(entry: XmlElement): ReadSitemapEntry {
  checkOrder(entry);
  const [image] = getChildren(entry, 'image:image');
  const [news] = getChildren(entry, 'news:news');
  const [lastmod] = getChildren(entry, 'lastmod');
  const read = {
    loc: getChildText(entry, 'loc'),
    lastmod: lastmod?.text,
    languages: readLanguages(entry),
    image: image && getChildText(image, 'image:loc'),
    title: news && getChildText(news, 'news:title'),
    published: news && getChildText(news, 'news:publication_date'),
  };
  assertValidSitemap(
    [read.loc, read.image].every((address) => address === undefined || URL.canParse(address)),
    'addresses',
  );
  assertValidSitemap(read.loc.length < 2_048, 'length of an address');
  assertValidSitemap(
    [read.lastmod, read.published].every((date) => date === undefined || W3C.test(date)),
    'dates',
  );
  assertValidSitemap(read.title !== '', 'title');
  return read;
}

function readLanguages(entry: XmlElement): Record<string, string> | undefined {
  const links = getChildren(entry, 'xhtml:link').map(({ attributes }) => {
    assertValidSitemap(attributes.rel === 'alternate', 'relation of a link');
    return [attributes.hreflang ?? '', attributes.href ?? ''] as const;
  });
  return links.length === 0 ? undefined : Object.fromEntries(links);
}

function checkOrder(element: XmlElement): void {
  const order = Object.entries(childOrders).find(([name]) => name === element.name)?.[1];
  if (!order) return;
  const [prefix = ''] = element.name.includes(':') ? element.name.split(':') : [];
  assertValidSitemap(element.uri === (namespaces[prefix] ?? SITEMAP), `namespace of ${element.name}`);
  const wanted = order.filter((name) => !name.startsWith('['));
  const names = element.children.map(({ name }) => name);
  const places = names.map((name) => order.findIndex((one) => one.replace(/[[\]]/g, '') === name));
  assertValidSitemap(
    wanted.every((name) => names.filter((given) => given === name).length === 1),
    `what ${element.name} must have`,
  );
  assertValidSitemap(
    places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0)),
    `order in ${element.name}: ${names}`,
  );
  for (const child of element.children) checkOrder(child);
}
