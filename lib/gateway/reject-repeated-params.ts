import { findRepeatedParam } from '@/lib/http/repeated-params';
import { findKeyParams } from './cache/policy';
import type { Middleware } from './context';
import { rejectRequest } from './reject';

/**
 * Refuses an address that names one parameter twice, so that nobody behind has to choose between its values. Of pages that
 * everybody reads only those matter that the page knows: links are shared with the marks of several campaigns.
 */
export const rejectRepeatedParams: Middleware = (visit) => {
  const { req, path } = visit;
  const query = (req.url ?? '').slice(path.length + 1);
  if (!query.includes('&')) return false;
  const repeated = findRepeatedParam(new URLSearchParams(query), findKeyParams(path));
  return repeated === undefined ? false : rejectRequest(visit, 'repeated');
};
