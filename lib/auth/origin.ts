import { env } from '@/lib/env/env';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request that brings or takes a session comes from our own pages: its `Origin` is the site's, or, where a
 * browser sends none, its `Sec-Fetch-Site` says so.
 *
 * @returns 'own', 'foreign', or 'unknown' when neither header came: then no cookie counts
 */
export function classifyOrigin(headers: Headers, siteUrl = env.SITE_URL): 'own' | 'foreign' | 'unknown' {
  const origin = headers.get('origin');
  if (origin !== null) return isSameSite(origin, siteUrl) ? 'own' : 'foreign';
  const site = headers.get('sec-fetch-site');
  if (site === null) return 'unknown';
  return site === 'same-origin' ? 'own' : 'foreign';
}

/** While the site is on this machine only, every name of the machine counts as the site. */
function isSameSite(origin: string, siteUrl: string): boolean {
  const site = new URL(siteUrl);
  if (origin === site.origin) return true;
  if (!LOOPBACK.includes(site.hostname) || !URL.canParse(origin)) return false;
  const asked = new URL(origin);
  return LOOPBACK.includes(asked.hostname) && asked.port === site.port && asked.protocol === site.protocol;
}
