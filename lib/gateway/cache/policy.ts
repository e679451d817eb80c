import { findRepeatedParam } from '@/lib/http/repeated-params';
import { isOldQuery } from '@/lib/public-pages/old-queries';
import { FILTER_PARAMS, LIST_PARAMS } from '@/lib/public-pages/params';
import { publicPages } from '@/lib/public-pages/public-pages';
import { toPathPattern } from '@/lib/public-pages/rules';
import { MINUTE_MS } from '@/lib/time/units';

/** Normalised address of a cacheable response: its path and the known part of its query. */
export type CacheKey = string;

/** Maximum length of a key; no reader types a longer address. */
const KEY_LENGTH = 512;

const ASSET_REVALIDATE_MS = 30 * MINUTE_MS;
const DEFAULT_REVALIDATE_MS = 5 * MINUTE_MS;

type CacheableRoute = readonly [path: RegExp, params: readonly string[], revalidateMs?: number];

/**
 * Paths of public pages and read calls, with the query parameters that their response depends on; all others are
 * dropped.
 */
const CACHEABLE_ROUTES: readonly CacheableRoute[] = [
  ...publicPages.flatMap((page): CacheableRoute[] =>
    page.cachedBy ? [[toPathPattern(page), page.cachedBy, page.revalidateMs]] : [],
  ),
  [/^\/feed(\/(rss\.xml|atom\.xml|feed\.json))?\/?$/, FILTER_PARAMS],
  [/^\/(sitemap|news-sitemap)\.xml$/, []],
  [/^\/sitemap\/[\w-]{1,40}\.xml$/, []],
  [/^\/(robots\.txt|manifest\.webmanifest)$/, []],
  [/^\/api\/v1\/news$/, ['section', 'level', 'organisation', 'news_type', 'language', ...LIST_PARAMS]],
  [/^\/api\/v1\/news\/by-ids$/, ['ids']],
  [/^\/api\/v1\/(front|online|canary)$/, []],
  [/^\/api\/v1\/search$/, [...FILTER_PARAMS, 'sort', 'page', 'per']],
  [/^\/api\/v1\/suggest$/, ['search', 'q', 'language']],
  [/^\/api\/openapi\.json$/, []],
  [/^\/covers\/[1-9]\d{0,9}-[a-z]{4}-\d{3,4}\.webp$/, ['v'], ASSET_REVALIDATE_MS],
  [/^\/_next\/static\/[^?#]+$/, [], ASSET_REVALIDATE_MS],
  [/^\/page-script\/[0-9a-f]{16}\.js$/, [], ASSET_REVALIDATE_MS],
];

/** Query parameters that the response at a path depends on; undefined if it is never cached. */
export const findKeyParams = (path: string): readonly string[] | undefined => findRoute(path)?.[1];

const findRoute = (path: string): CacheableRoute | undefined =>
  CACHEABLE_ROUTES.find(([pattern]) => pattern.test(path));

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
  if (!known || isOldQuery(path, query)) return undefined;
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

/**
 * Age in milliseconds after which a response is revalidated in the background: some of its content changes without an
 * invalidation (the counts on cards).
 */
export const getRevalidateMs = (address: CacheKey): number =>
  findRoute(splitUrl(address)[0])?.[2] ?? DEFAULT_REVALIDATE_MS;
