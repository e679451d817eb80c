import { findRepeatedParam } from '@/lib/http/repeated-params';

/** Normalised address of a cacheable response: its path and the known part of its query. */
export type CacheKey = string;

const FILTER = ['search', 'section', 'news_type', 'organisation', 'province', 'year', 'from', 'to'];
const LIST = ['search', 'sort', 'dir', 'per', 'page'];
/** Maximum length of a key; no reader types a longer address. */
const KEY_LENGTH = 512;

/**
 * Paths of public pages and read calls, with the query parameters that their response depends on; all others are
 * dropped.
 */
const CACHEABLE_ROUTES: ReadonlyArray<readonly [path: RegExp, params: readonly string[]]> = [
  [/^\/$/, []],
  [/^\/(about|accessibility|contact|faq|offline|policy|privacy|rights|saved|sitemap|terms)\/?$/, []],
  [/^\/en(\/about|\/contact)?\/?$/, []],
  [/^\/readnews\/(news|lifestyle)\/?$/, ['news_id']],
  [/^\/readnews\/movec\/?$/, ['news_id', ...LIST]],
  [/^\/news_group\/?$/, ['news_type', ...LIST]],
  [/^\/lifeStyle\/?$/, LIST],
  [/^\/organisations\/[1-9]\d{0,9}\/?$/, LIST],
  [/^\/archive(\/2\d{3}(\/\d{1,2})?)?\/?$/, ['news_type', 'page']],
  [/^\/most_read\/?$/, ['days', 'news_type']],
  [/^\/search\/?$/, [...FILTER, 'sort', 'page']],
  [/^\/documents\/?$/, ['search', 'kind', 'year', 'page']],
  [/^\/disclosure\/?$/, ['year']],
  [/^\/alerts\/?$/, FILTER],
  [/^\/participation\/?$/, ['page']],
  [/^\/participation\/suggest\/?$/, []],
  [/^\/participation\/survey\/?$/, ['said']],
  [/^\/participation\/[1-9]\d{0,9}\/?$/, ['results', 'said']],
  [/^\/feed(\/(rss\.xml|atom\.xml|feed\.json))?\/?$/, FILTER],
  [/^\/(sitemap|news-sitemap)\.xml$/, []],
  [/^\/sitemap\/[\w-]{1,40}\.xml$/, []],
  [/^\/(robots\.txt|manifest\.webmanifest)$/, []],
  [/^\/api\/v1\/news$/, ['section', 'level', 'organisation', 'news_type', ...LIST]],
  [/^\/api\/v1\/news\/by-ids$/, ['ids']],
  [/^\/api\/v1\/(front|online)$/, []],
  [/^\/api\/v1\/search$/, [...FILTER, 'sort', 'page', 'per']],
  [/^\/api\/v1\/suggest$/, ['search', 'q']],
  [/^\/api\/openapi\.json$/, []],
  [/^\/_next\/static\/[^?#]+$/, []],
];

/** Query parameters that the response at a path depends on; undefined if it is never cached. */
export const findKeyParams = (path: string): readonly string[] | undefined =>
  CACHEABLE_ROUTES.find(([pattern]) => pattern.test(path))?.[1];

/**
 * Cache key of a URL. Unknown parameters never reach a key: neither tracking parameters nor those of somebody who wants
 * to fill the cache.
 *
 * @param url path and query as sent
 * @returns undefined for a URL that is never cached
 */
export function toCacheKey(url: string): CacheKey | undefined {
  const [path = '', query = ''] = splitUrl(url);
  const known = findKeyParams(path);
  if (!known) return undefined;
  const given = new URLSearchParams(query);
  if (findRepeatedParam(given, known) !== undefined) return undefined;
  const wanted = new URLSearchParams();
  for (const name of known) {
    const value = given.get(name);
    if (value !== null) wanted.set(name, value);
  }
  const address = wanted.size === 0 ? path : `${path}?${wanted}`;
  return address.length > KEY_LENGTH ? undefined : address;
}

function splitUrl(url: string): [string, string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** Pages of items, tens of thousands: the browser itself requests what changes in them without an invalidation. */
const ITEM = /^\/readnews\/(?:news|lifestyle)\/?\?/;
const ITEM_REVALIDATE_MS = 1_800_000;
const DEFAULT_REVALIDATE_MS = 300_000;

/**
 * Age in milliseconds after which a response is revalidated in the background: some of its content changes without an
 * invalidation (the counts on cards).
 */
export const getRevalidateMs = (address: CacheKey): number =>
  ITEM.test(address) || address.startsWith('/_next/') ? ITEM_REVALIDATE_MS : DEFAULT_REVALIDATE_MS;
