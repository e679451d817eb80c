import { element, xmlDocument } from '@/lib/text/xml';
import { isoWithOffset } from '@/lib/time/format';
import { PAGES, sitemapHref } from './sitemaps.rules';
import type { NewsEntry, Shard, SitemapPage } from './sitemaps.schema';

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1';
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9';

const dateOf = (name: string, date: Date | undefined) => date && element(name, isoWithOffset(date));

/** The index of all sitemaps: that of the pages, then those of the items. */
export function writeIndex(shards: readonly Shard[], siteUrl: string): string {
  const entries = [
    { name: PAGES, modified: undefined } as const,
    ...shards.map(({ shard, modified }) => ({ name: shard, modified })),
  ];
  const maps = entries.map(({ name, modified }) =>
    element('sitemap', [element('loc', `${siteUrl}${sitemapHref(name)}`), dateOf('lastmod', modified)]),
  );
  return xmlDocument(element('sitemapindex', maps, { xmlns: SITEMAP }));
}

/** One sitemap of pages. */
export function writePages(pages: readonly SitemapPage[], siteUrl: string): string {
  const urls = pages.map(({ path, modified, image }) =>
    element('url', [
      element('loc', `${siteUrl}${path}`),
      dateOf('lastmod', modified),
      image === undefined ? undefined : element('image:image', [element('image:loc', `${siteUrl}${image}`)]),
    ]),
  );
  return xmlDocument(element('urlset', urls, { xmlns: SITEMAP, 'xmlns:image': IMAGE }));
}

/** The news sitemap. */
export function writeNews(entries: readonly NewsEntry[], brand: string, siteUrl: string): string {
  const publication = element('news:publication', [element('news:name', brand), element('news:language', 'th')]);
  const urls = entries.map(({ path, title, published }) =>
    element('url', [
      element('loc', `${siteUrl}${path}`),
      element('news:news', [
        publication,
        element('news:publication_date', isoWithOffset(published)),
        element('news:title', title),
      ]),
    ]),
  );
  return xmlDocument(element('urlset', urls, { xmlns: SITEMAP, 'xmlns:news': NEWS }));
}
