import { gzipSync } from 'node:zlib';
import { type Rendered, variantOf } from './kept';
import { PageCache } from './page-cache';

const LIMIT = 1_000_000;
export const FAR = Number.POSITIVE_INFINITY;

export function page(text: string, tags: string[] = ['lists'], more: Partial<Rendered> = {}): Rendered {
  const body = gzipSync(text.padEnd(2_000, '.'));
  return {
    status: 200,
    headers: [['content-type', 'text/html']],
    encoding: 'gzip',
    etag: `"${text}-gzip"`,
    body,
    keep: { tags, until: FAR, renewAt: FAR },
    ...more,
  };
}
export const broken: Rendered = { ...page('broken'), status: 503, keep: undefined };

export function open(limit = LIMIT): PageCache {
  const cache = new PageCache(limit);
  cache.trust(true);
  return cache;
}

export const asker = { id: 'reader' };
/** Long enough ago that what was read then is not made anew when it is forgotten. */
export const EARLIER_MS = 10_000;

/** What a reader of an address sees, and how it came. */
export async function read(
  cache: PageCache,
  make: () => Promise<Rendered>,
  address = '/',
  now = performance.now() - EARLIER_MS,
) {
  const given = await cache.read(address, make, asker, now);
  if (given.how === 'passed') return `passed ${given.rendered.status}`;
  const { body } = await variantOf(given.kept, 'identity', cache.grown);
  return `${given.how} ${body.toString().replace(/\.+$/, '')}`;
}
export const giving = (text: string, tags?: string[], more?: Partial<Rendered>) => async () => page(text, tags, more);
export const failing = async () => broken;

/** A making that ends when the test says so. */
export function slow(text: string, tags?: string[]) {
  let end: () => void = () => undefined;
  let calls = 0;
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  const make = async () => {
    calls += 1;
    await gate;
    return page(text, tags);
  };
  return { make, end, calls: () => calls };
}
