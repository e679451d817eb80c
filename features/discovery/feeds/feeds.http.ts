import { feedsMessages as words } from '@/features/news/feeds.messages';
import { feedTypes, readFeedFormat } from '@/features/news/feeds.rules';
import type { FeedFormat } from '@/features/news/feeds.schema';
import { readNewsFilter } from '@/features/news/filter/filter.rules';
import { createTextError, publicHeaders, serveUnlessOutage } from '../public-response';
import { writeAtom } from './atom';
import { type FeedData, readFeed } from './feeds.queries';
import { writeJsonFeed } from './json-feed';
import { writeRss } from './rss';

const writers: Readonly<Record<FeedFormat, (feed: FeedData) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

/**
 * Responds with the feed of a URL. Invalid filter parameters are ignored; an unknown category, organisation or province
 * is 404.
 *
 * @param file last segment of the path, undefined for `/feed/`
 */
export async function answerFeed(request: Request, file: string | undefined): Promise<Response> {
  const format = readFeedFormat(file);
  if (!format) return createTextError(404, words['feeds.format'].th);
  const params = new URL(request.url).searchParams;
  return serveUnlessOutage(async () => {
    const feed = await readFeed(readNewsFilter(Object.fromEntries(params)), format);
    if (!feed) return createTextError(404, words['feeds.missing'].th);
    return new Response(writers[format](feed), {
      headers: {
        ...publicHeaders,
        'Content-Type': `${feedTypes[format]}; charset=utf-8`,
        ...(feed.entries.length > 0 && { 'Last-Modified': feed.updated.toUTCString() }),
      },
    });
  });
}
