import { getCookieName } from '@/lib/auth/cookies';
import { filterCookies } from '@/lib/http/cookie-header';
import type { Middleware } from './context';

/** next-auth would take these for chunks of the session cookie; the portal never writes any. */
const isSessionChunk = (name: string): boolean => name.startsWith(`${getCookieName('session')}.`);

/** Drops cookies that occur twice under one name: pages, calls and next-auth would each use a different one. */
export const dropDuplicateCookies: Middleware = ({ req: { headers } }) => {
  if (headers.cookie === undefined) return false;
  const single = filterCookies(headers.cookie, isSessionChunk);
  if (single === undefined) delete headers.cookie;
  else headers.cookie = single;
  return false;
};
