import { listLanguages } from '@/lib/public-pages/english';
import { toIsoWithOffset } from '@/lib/time/format';
import { buildElement, buildXmlDocument, type Xml } from '../xml';
import { PAGES, sitemapHref } from './sitemaps.rules';
import type { NewsSitemapEntry, Shard, SitemapPage } from './sitemaps.schema';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9';

const XHTML = 'http://www.w3.org/1999/xhtml';

const buildDateElement = (name: string, date: Date | undefined) => date && buildElement(name, toIsoWithOffset(date));

/** Sitemap index: the sitemap of the pages, then those of the items. */
export function writeSitemapIndex(shards: readonly Shard[], siteUrl: string): string {
  const entries = [
    { name: PAGES, modified: undefined } as const,
    ...shards.map(({ shard, modified }) => ({ name: shard, modified })),
  ];
  const maps = entries.map(({ name, modified }) =>
    buildElement('sitemap', [
      buildElement('loc', `${siteUrl}${sitemapHref(name)}`),
      buildDateElement('lastmod', modified),
    ]),
  );
  return buildXmlDocument(buildElement('sitemapindex', maps, { xmlns: SITEMAP }));
}

/** Serialises a sitemap of pages. */
export function writePageSitemap(pages: readonly SitemapPage[], siteUrl: string): string {
  const urls = pages.map(({ path, modified, image }) =>
    buildElement('url', [
      buildElement('loc', `${siteUrl}${path}`),
      buildDateElement('lastmod', modified),
      ...buildLanguageElements(path, siteUrl),
      image === undefined ? undefined : buildElement('image:image', [buildElement('image:loc', `${siteUrl}${image}`)]),
    ]),
  );
  return buildXmlDocument(buildElement('urlset', urls, { xmlns: SITEMAP, 'xmlns:image': IMAGE, 'xmlns:xhtml': XHTML }));
}

/** The page in each of its languages; none for a page in Thai only. */
const buildLanguageElements = (path: string, siteUrl: string): Xml[] =>
  Object.entries(listLanguages(path) ?? {}).map(([hreflang, href]) =>
    buildElement('xhtml:link', [], { rel: 'alternate', hreflang, href: `${siteUrl}${href}` }),
  );

/** Serialises the news sitemap. */
export function writeNewsSitemap(entries: readonly NewsSitemapEntry[], brand: string, siteUrl: string): string {
  const publication = buildElement('news:publication', [
    buildElement('news:name', brand),
    buildElement('news:language', 'th'),
  ]);
  const urls = entries.map(({ path, title, published }) =>
    buildElement('url', [
      buildElement('loc', `${siteUrl}${path}`),
      buildElement('news:news', [
        publication,
        buildElement('news:publication_date', toIsoWithOffset(published)),
        buildElement('news:title', title),
      ]),
    ]),
  );
  return buildXmlDocument(buildElement('urlset', urls, { xmlns: SITEMAP, 'xmlns:news': NEWS }));
}
