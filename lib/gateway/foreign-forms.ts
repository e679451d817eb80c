import { originOf } from '@/lib/auth/origin';
import { refuse } from './refuse';
import { isCall, isReading, type Step } from './visit';

/**
 * Refuses forms that another site sends. Calls decide for themselves (lib/api), because some of them are for everybody.
 * Next compares a form's origin with the host it was sent to; the two are made the same here, after our own rule.
 */
export const refuseForeignForms: Step = (visit) => {
  const { ask, path } = visit;
  if (isReading(ask.method) || isCall(path)) return false;
  const { origin } = ask.headers;
  const from = originOf(new Headers({ ...pick(ask.headers, 'origin'), ...pick(ask.headers, 'sec-fetch-site') }));
  if (from === 'foreign') return refuse(visit, 'foreign');
  if (origin) ask.headers['x-forwarded-host'] = new URL(origin).host;
  return false;
};

function pick(headers: NodeJS.Dict<string | string[]>, name: string): Record<string, string> {
  const value = headers[name];
  return typeof value === 'string' ? { [name]: value } : {};
}
