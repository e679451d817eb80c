import { env } from '@/lib/env/env';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Classifies where a request with a session, or for one, comes from: by its `Origin`, or by `Sec-Fetch-Site` if the
 * browser sent none.
 *
 * @returns 'own' for our own pages, 'foreign', or 'unknown' if neither header was sent: then no cookie counts
 */
export function classifyOrigin(headers: Headers, siteUrl = env.SITE_URL): 'own' | 'foreign' | 'unknown' {
  const origin = headers.get('origin');
  if (origin !== null) return isSameSite(origin, siteUrl) ? 'own' : 'foreign';
  const site = headers.get('sec-fetch-site');
  if (site === null) return 'unknown';
  return site === 'same-origin' ? 'own' : 'foreign';
}

/** A site on loopback accepts every loopback name. */
function isSameSite(origin: string, siteUrl: string): boolean {
  const site = new URL(siteUrl);
  if (origin === site.origin) return true;
  if (!LOOPBACK.includes(site.hostname) || !URL.canParse(origin)) return false;
  const asked = new URL(origin);
  return LOOPBACK.includes(asked.hostname) && asked.port === site.port && asked.protocol === site.protocol;
}
