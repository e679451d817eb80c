import { cookieName } from '@/lib/auth/cookies';
import { dropCookies } from '@/lib/http/cookie-header';
import type { Step } from './visit';

/** next-auth would take these for parts of the session's cookie; nobody writes them. */
const isPart = (name: string): boolean => name.startsWith(`${cookieName('session')}.`);

/** Takes away cookies of which there are two by one name: pages, calls and next-auth would each believe another one. */
export const keepSingleCookies: Step = ({ ask: { headers } }) => {
  if (headers.cookie === undefined) return false;
  const single = dropCookies(headers.cookie, isPart);
  if (single === undefined) delete headers.cookie;
  else headers.cookie = single;
  return false;
};
