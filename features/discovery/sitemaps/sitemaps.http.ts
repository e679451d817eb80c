import { env } from '@/lib/env/env';
import { getSiteFrame } from '@/lib/site/queries';
import { createTextError, publicHeaders, serveUnlessOutage } from '../public-response';
import { writeNewsSitemap, writePageSitemap, writeSitemapIndex } from './sitemap-xml';
import { sitemapsMessages as words } from './sitemaps.messages';
import { listFreshNews, listOtherPages, listShardPages, listShards } from './sitemaps.queries';
import { PAGES, readSitemapName } from './sitemaps.rules';

const answerXml = (xml: string): Response =>
  new Response(xml, { headers: { ...publicHeaders, 'Content-Type': 'application/xml; charset=utf-8' } });

/** Responds with the index of all sitemaps. */
export const answerSitemapIndex = (): Promise<Response> =>
  serveUnlessOutage(async () => answerXml(writeSitemapIndex(await listShards(), env.SITE_URL)));

/**
 * Responds with one sitemap; an empty one is 404.
 *
 * @param file last segment of the path
 */
export async function answerSitemap(file: string): Promise<Response> {
  const name = readSitemapName(file);
  if (name === undefined) return createTextError(404, words['sitemaps.missing']);
  return serveUnlessOutage(async () => {
    const pages = await (name === PAGES ? listOtherPages() : listShardPages(name));
    return pages.length === 0
      ? createTextError(404, words['sitemaps.missing'])
      : answerXml(writePageSitemap(pages, env.SITE_URL));
  });
}

/** Responds with the news of the last two days, even if there are none. */
export const answerNewsSitemap = (): Promise<Response> =>
  serveUnlessOutage(async () => {
    const [entries, { site }] = await Promise.all([listFreshNews(), getSiteFrame()]);
    return answerXml(writeNewsSitemap(entries, site.brand, env.SITE_URL));
  });
