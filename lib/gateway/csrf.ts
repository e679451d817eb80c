import { classifyOrigin } from '@/lib/auth/origin';
import { isApiCall, isReadMethod, type Middleware } from './context';
import { rejectRequest } from './reject';

/**
 * Refuses forms that another site sends. Calls decide for themselves (lib/api), because some of them are for everybody.
 * Next compares a form's origin with the host it was sent to; the two are made the same here, after our own rule.
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
