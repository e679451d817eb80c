import { isOldCall, type Step } from './visit';

/**
 * Lets the calls of the old contract live under the operator's prefix too: `/apis/news.php` is `/api/news.php`.
 *
 * @param prefix begins with a slash and doesn't end with one; undefined for none
 */
export function acceptOldPrefix(prefix: string | undefined): Step {
  return (visit) => {
    if (!prefix || !visit.path.startsWith(`${prefix}/`)) return false;
    const call = visit.path.slice(prefix.length);
    if (!isOldCall(call) || call.startsWith('/api/')) return false;
    visit.ask.url = `/api${(visit.ask.url ?? '').slice(prefix.length)}`;
    visit.path = `/api${call}`;
    return false;
  };
}
