import { beginAccount, forgetAccount } from '../news/saved-account';

/** The name under which the old site kept who is logged in. */
const USER_KEY = 'user';
/** Where this tab's area is, for the way back from the public pages. */
const HOME_KEY = 'userHome';

export type KeptUser = { id?: number; name?: string; type: string };

/** Keeps who is logged in, for this browser tab; called in an area. What an account `saves` follows it; of another's nothing stays. */
export function keepUser(user: KeptUser, saves = false): void {
  try {
    sessionStorage.setItem(USER_KEY, JSON.stringify(user));
    sessionStorage.setItem(HOME_KEY, `/${location.pathname.split('/')[1]}`);
    if (saves && user.id !== undefined) beginAccount(user.id);
    else forgetAccount();
  } catch {
    // Nothing of ours needs it.
  }
}

/** Forgets who was logged in, at logout and when a session has ended. */
export function forgetUser(): void {
  try {
    sessionStorage.removeItem(USER_KEY);
    sessionStorage.removeItem(HOME_KEY);
    forgetAccount();
  } catch {
    // Without storage nothing was kept.
  }
}

/** The area of whoever is logged in in this tab, as far as the tab knows; it decides nothing. */
export function readUserHome(): string | undefined {
  try {
    const home = sessionStorage.getItem(HOME_KEY) ?? '';
    return /^\/[a-z]+$/.test(home) ? home : undefined;
  } catch {
    return undefined;
  }
}
