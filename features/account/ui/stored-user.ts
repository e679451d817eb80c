import { clearHomeCookie, setHomeCookie } from '@/components/ui/page/home-cookie';
import { clearAccountCopy, startAccountCopy } from '@/features/news/saved/ui/saved-account';

/** Storage key that the old site used for the logged-in user. */
const USER_KEY = 'user';

export type StoredUser = { id?: number; name?: string; type: string };

/**
 * Stores the logged-in user for this tab and the home area for all tabs; called in an area. If `saves`, keeps a local
 * copy of the account's saved items, otherwise clears any.
 */
export function storeUser(user: StoredUser, saves = false): void {
  setHomeCookie(`/${location.pathname.split('/')[1]}`);
  try {
    sessionStorage.setItem(USER_KEY, JSON.stringify(user));
    if (saves && user.id !== undefined) startAccountCopy(user.id);
    else clearAccountCopy();
  } catch {
    // Storage is optional for this site.
  }
}

/** Clears the stored user, at logout and when a session has ended. */
export function forgetUser(): void {
  clearHomeCookie();
  try {
    sessionStorage.removeItem(USER_KEY);
    clearAccountCopy();
  } catch {
    // Without storage there is nothing to clear.
  }
}
