import { findOldAddress, type OldAddressAnswer } from '@/features/moving/addresses/addresses.queries';
import { roleTable } from '@/lib/auth/role-table';
import { isOldQuery } from '@/lib/public-pages/old-queries';
import { publicPages } from '@/lib/public-pages/public-pages';
import { toPathPattern } from '@/lib/public-pages/rules';
import { isStaticFile } from './assets';
import { type GatewayContext, isReadMethod, type Middleware, readLegacyCallName } from './context';
import { catchOutage } from './internal-call';
import { rejectRequest } from './reject';
import { readTarget } from './target';

/** Seconds for which a redirect may be stored: staff can take an old address away. */
const REDIRECT = 'public, max-age=300';
/** First segments of the portal's own addresses that are no public pages. */
const OWN = new Set([
  ...['_next', 'api', 'covers', 'feed', 'icons', 'logout', 'media', 'newsroom', 'opengraph', 'page-script', 'worker'],
  ...['sitemap', 'sitemap.xml', 'news-sitemap.xml', 'robots.txt', 'manifest.webmanifest', 'favicon.ico'],
  ...Object.values(roleTable).flatMap((facts) => ('area' in facts ? [facts.area.root.slice(1)] : [])),
]);
const PAGES = publicPages.map(toPathPattern);

/** True for paths at which the portal answers itself; one that is wrongly none costs a read. */
export const isOwnPath = (path: string): boolean =>
  OWN.has(path.split('/')[1] ?? '') || isStaticFile(path) || PAGES.some((pattern) => pattern.test(path));

/**
 * Answers addresses of older sites: 301 to the present address of the item or page, which is its final one; the page of
 * an item that readers don't see answers itself, with 404 or 410. Addresses of the portal pass without a read.
 */
export const answerOldAddresses: Middleware = async (visit) => {
  if (!isCandidate(visit)) return false;
  const found = await findOldAddress(visit.req.url ?? '').catch(catchOutage);
  if (found === undefined) return false;
  if (found === 'away') return rejectRequest(visit, 'away');
  return found.isPublic ? redirect(visit, found) : showInstead(visit, found);
};

function isCandidate({ req, path }: GatewayContext): boolean {
  if (!isReadMethod(req.method)) return false;
  const isCall = readLegacyCallName(path) !== undefined && !path.startsWith('/api/');
  return isCall || !isOwnPath(path) || isOldQuery(path, (req.url ?? '').slice(path.length + 1));
}

function redirect({ res }: GatewayContext, { href }: OldAddressAnswer): true {
  res.setHeader('Cache-Control', REDIRECT);
  res.setHeader('Content-Length', 0);
  res.writeHead(301, { Location: href });
  res.end();
  return true;
}

/** Has the item's own page answer. */
function showInstead(visit: GatewayContext, { href }: OldAddressAnswer): false {
  visit.req.url = href;
  visit.path = readTarget(href)?.path ?? visit.path;
  return false;
}
