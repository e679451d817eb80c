import { findRepeatedParam } from '@/lib/http/repeated-params';
import { findKeyParams } from './cache/policy';
import type { Middleware } from './context';
import { rejectRequest } from './reject';

/**
 * Rejects an address that repeats a query parameter, so that no later code has to choose between its values. On public
 * pages only the parameters that the page knows are checked: shared links carry the tracking parameters of several
 * campaigns.
 */
export const rejectRepeatedParams: Middleware = (visit) => {
  const { req, path } = visit;
  const query = (req.url ?? '').slice(path.length + 1);
  if (!query.includes('&')) return false;
  const repeated = findRepeatedParam(new URLSearchParams(query), findKeyParams(path));
  return repeated === undefined ? false : rejectRequest(visit, 'repeated');
};
