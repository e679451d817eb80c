import { classifyOrigin } from '@/lib/auth/origin';
import { isApiCall, isReadMethod, type Middleware } from './context';
import { rejectRequest } from './reject';

/**
 * Rejects forms sent by another site. API calls check the origin themselves, because some of them are open to all
 * sites. Next compares a form's origin with the host it was sent to; after our own check the two are made equal.
 */
export const rejectCrossSiteForms: Middleware = (visit) => {
  const { req, path } = visit;
  if (isReadMethod(req.method) || isApiCall(path)) return false;
  const { origin } = req.headers;
  const from = classifyOrigin(
    new Headers({ ...pickHeader(req.headers, 'origin'), ...pickHeader(req.headers, 'sec-fetch-site') }),
  );
  if (from === 'foreign') return rejectRequest(visit, 'foreign');
  if (origin) req.headers['x-forwarded-host'] = new URL(origin).host;
  return false;
};

function pickHeader(headers: NodeJS.Dict<string | string[]>, name: string): Record<string, string> {
  const value = headers[name];
  return typeof value === 'string' ? { [name]: value } : {};
}
