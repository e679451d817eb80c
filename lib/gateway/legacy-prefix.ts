import { isLegacyCall, type Middleware } from './context';

/**
 * Accepts legacy calls under the operator's prefix too: `/apis/news.php` is `/api/news.php`.
 *
 * @param prefix begins with a slash and doesn't end with one; undefined for none
 */
export function acceptLegacyPrefix(prefix: string | undefined): Middleware {
  return (visit) => {
    if (!prefix || !visit.path.startsWith(`${prefix}/`)) return false;
    const call = visit.path.slice(prefix.length);
    if (!isLegacyCall(call) || call.startsWith('/api/')) return false;
    visit.req.url = `/api${(visit.req.url ?? '').slice(prefix.length)}`;
    visit.path = `/api${call}`;
    return false;
  };
}
