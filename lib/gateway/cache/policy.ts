import { findRepeatedParam } from '@/lib/http/repeated-params';

/** An address whose answer is kept: its path and the known part of its query, in one form however it was asked. */
export type CacheKey = string;

const FILTER = ['search', 'section', 'news_type', 'organisation', 'province', 'year', 'from', 'to'];
const LIST = ['search', 'sort', 'dir', 'per', 'page'];
/** Keys are as long as what they name; no reader types longer ones. */
const KEY_LENGTH = 512;

/** Paths of public pages and reading calls, each with the parameters that its answer depends on; all others are dropped. */
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

/** The parameters on which the answer at a path depends; undefined where it is never kept. */
export const findKeyParams = (path: string): readonly string[] | undefined =>
  CACHEABLE_ROUTES.find(([pattern]) => pattern.test(path))?.[1];

/**
 * The one form of an address whose answer is kept. What isn't known can't reach a key: neither parameters of campaigns nor
 * somebody who wants to fill the cache.
 *
 * @param url path and query as they came
 * @returns undefined for an address whose answer is never kept
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

/** Items by the ten thousand: what moves on by itself in their pages is asked for by the browser. */
const ITEM = /^\/readnews\/(?:news|lifestyle)\/?\?/;
const ITEM_REVALIDATE_MS = 1_800_000;
const DEFAULT_REVALIDATE_MS = 300_000;

/**
 * After this time, in milliseconds, an answer is made anew behind the reader who gets the old one: what no command tells
 * (the counts on cards) moves on.
 */
export const getRevalidateMs = (address: CacheKey): number =>
  ITEM.test(address) || address.startsWith('/_next/') ? ITEM_REVALIDATE_MS : DEFAULT_REVALIDATE_MS;
