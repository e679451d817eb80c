/** The name under which the old site kept who is logged in. */
const USER_KEY = 'user';

export type KeptUser = { id?: number; name?: string; type: string };

/** Keeps who is logged in, for this browser tab. */
export function keepUser(user: KeptUser): void {
  try {
    sessionStorage.setItem(USER_KEY, JSON.stringify(user));
  } catch {
    // Nothing of ours needs it.
  }
}

/** Forgets who was logged in, at logout and when a session has ended. */
export function forgetUser(): void {
  try {
    sessionStorage.removeItem(USER_KEY);
  } catch {
    // Without storage nothing was kept.
  }
}
