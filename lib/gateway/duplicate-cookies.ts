import { getCookieName } from '@/lib/auth/cookies';
import { filterCookies } from '@/lib/http/cookie-header';
import type { Middleware } from './context';

/** next-auth would take these for parts of the session's cookie; nobody writes them. */
const isSessionChunk = (name: string): boolean => name.startsWith(`${getCookieName('session')}.`);

/** Takes away cookies of which there are two by one name: pages, calls and next-auth would each believe another one. */
export const dropDuplicateCookies: Middleware = ({ req: { headers } }) => {
  if (headers.cookie === undefined) return false;
  const single = filterCookies(headers.cookie, isSessionChunk);
  if (single === undefined) delete headers.cookie;
  else headers.cookie = single;
  return false;
};
