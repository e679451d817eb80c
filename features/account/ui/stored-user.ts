import { clearHomeCookie, setHomeCookie } from '@/components/ui/page/home-cookie';
import { clearAccountCopy, startAccountCopy } from '@/features/news/saved/ui/saved-account';

/** The name under which the old site kept who is logged in. */
const USER_KEY = 'user';

export type StoredUser = { id?: number; name?: string; type: string };

/** Keeps who is logged in, for this browser tab, and where the area is, for all tabs; called in an area. What an account `saves` follows it; of another's nothing stays. */
export function storeUser(user: StoredUser, saves = false): void {
  setHomeCookie(`/${location.pathname.split('/')[1]}`);
  try {
    sessionStorage.setItem(USER_KEY, JSON.stringify(user));
    if (saves && user.id !== undefined) startAccountCopy(user.id);
    else clearAccountCopy();
  } catch {
    // Nothing of ours needs it.
  }
}

/** Forgets who was logged in, at logout and when a session has ended. */
export function forgetUser(): void {
  clearHomeCookie();
  try {
    sessionStorage.removeItem(USER_KEY);
    clearAccountCopy();
  } catch {
    // Without storage nothing was kept.
  }
}
