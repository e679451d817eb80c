import { gzipSync } from 'node:zlib';
import { getVariant, type RenderedResponse } from './entry';
import { PageCache } from './page-cache';

const LIMIT = 1_000_000;
export const NO_EXPIRY = Number.POSITIVE_INFINITY;

export function buildPage(
  text: string,
  tags: string[] = ['lists'],
  more: Partial<RenderedResponse> = {},
): RenderedResponse {
  const body = gzipSync(text.padEnd(2_000, '.'));
  return {
    status: 200,
    headers: [['content-type', 'text/html']],
    encoding: 'gzip',
    etag: `"${text}-gzip"`,
    body,
    caching: { tags, until: NO_EXPIRY, renewAt: NO_EXPIRY },
    ...more,
  };
}
export const failedPage: RenderedResponse = { ...buildPage('broken'), status: 503, caching: undefined };

export function createTestCache(limit = LIMIT): PageCache {
  const cache = new PageCache(limit);
  cache.setTrusted(true);
  return cache;
}

export const testClient = { id: 'reader' };
/** Long enough ago that an entry read then is not re-rendered on invalidation. */
export const EARLIER_MS = 10_000;

/** The text that a reader of an address sees, and the kind of lookup. */
export async function readCachedText(
  cache: PageCache,
  make: () => Promise<RenderedResponse>,
  address = '/',
  now = performance.now() - EARLIER_MS,
) {
  const given = await cache.read(address, make, testClient, now);
  if (given.how === 'pass') return `pass ${given.rendered.status}`;
  const { body } = await getVariant(given.entry, 'identity', cache.updateSize);
  return `${given.how} ${body.toString().replace(/\.+$/, '')}`;
}
export const createPageRenderer = (text: string, tags?: string[], more?: Partial<RenderedResponse>) => async () =>
  buildPage(text, tags, more);
export const renderFailure = async () => failedPage;

/** A render that ends when the test calls `end`. */
export function createSlowRenderer(text: string, tags?: string[]) {
  let end: () => void = () => undefined;
  let calls = 0;
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  const make = async () => {
    calls += 1;
    await gate;
    return buildPage(text, tags);
  };
  return { make, end, calls: () => calls };
}
