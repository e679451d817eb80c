import { env } from '@/lib/env/env';
import { publicHeaders, refuseText, unlessAway } from '@/lib/http/public-answer';
import { readFrame } from '@/lib/site/queries';
import { sitemapsMessages as words } from './sitemaps.messages';
import { listFreshNews, listOtherPages, listShardPages, listShards } from './sitemaps.queries';
import { PAGES, readSitemapName } from './sitemaps.rules';
import { writeIndex, writeNews, writePages } from './write';

const answerXml = (xml: string): Response =>
  new Response(xml, { headers: { ...publicHeaders, 'Content-Type': 'application/xml; charset=utf-8' } });

/** Answers with the index of all sitemaps. */
export const answerSitemapIndex = (): Promise<Response> =>
  unlessAway(async () => answerXml(writeIndex(await listShards(), env.SITE_URL)));

/**
 * Answers with one sitemap; one that holds nothing is 404.
 *
 * @param file the last part of its address
 */
export async function answerSitemap(file: string): Promise<Response> {
  const name = readSitemapName(file);
  if (name === undefined) return refuseText(404, words['sitemaps.missing'].th);
  return unlessAway(async () => {
    const pages = await (name === PAGES ? listOtherPages() : listShardPages(name));
    return pages.length === 0
      ? refuseText(404, words['sitemaps.missing'].th)
      : answerXml(writePages(pages, env.SITE_URL));
  });
}

/** Answers with the news of the last two days, also when there are none. */
export const answerNewsSitemap = (): Promise<Response> =>
  unlessAway(async () => {
    const [entries, { site }] = await Promise.all([listFreshNews(), readFrame()]);
    return answerXml(writeNews(entries, site.brand, env.SITE_URL));
  });
