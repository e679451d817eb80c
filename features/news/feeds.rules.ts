import { type FeedFormat, feedFormats } from './feeds.schema';
import { filterParams } from './filter/filter.rules';
import type { NewsFilter } from './filter/filter.schema';

const files: Readonly<Record<FeedFormat, string>> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' };

/** Content type by format. */
export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

/** Path of a filter's feed, from the site's root. */
export function toFeedPath(format: FeedFormat, filter: NewsFilter = {}): string {
  return withQuery(`/feed/${files[format]}`, filterParams(filter));
}

/** Feed format by file name; RSS without one, undefined for an unknown name. */
export function readFeedFormat(file: string | undefined): FeedFormat | undefined {
  return file === undefined ? 'rss' : feedFormats.find((format) => files[format] === file);
}

/** Path of the page that lists a filter's items, from the site's root. */
export function toFilterPath(filter: NewsFilter): string {
  const { categoryId, organisationId, section, ...rest } = filter;
  const parts = [categoryId, organisationId, section, ...Object.values(rest)].filter((part) => part !== undefined);
  if (parts.length === 0) return '/';
  if (parts.length > 1) return withQuery('/search/', filterParams(filter));
  if (categoryId !== undefined) return `/news_group/?news_type=${categoryId}`;
  if (organisationId !== undefined) return `/organisations/${organisationId}/`;
  if (section === 'lifestyle') return '/lifeStyle/';
  return section === 'news' ? '/news_group/' : withQuery('/search/', filterParams(filter));
}

const withQuery = (path: string, params: URLSearchParams): string => (params.size === 0 ? path : `${path}?${params}`);
