/**
 * The cookie that tells every tab of this browser where the area of whoever is logged in is. Like the session's it goes with
 * the browser; script reads it, the server doesn't, and it decides nothing.
 */
export const HOME_COOKIE = 'area-home';
/** Finds the area's root in `document.cookie`; the first script uses it too, so it stands as text. */
export const HOME_PATTERN = `(?:^|; )${HOME_COOKIE}=(/[a-z]+)(?:;|$)`;
/** Links that lead to the login page, or to the area of whoever is logged in. */
export const HOME_LINK = 'data-home-link';

/** Keeps where the area is, for all tabs. */
export function setHomeCookie(root: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and this must be there for the next page.
  document.cookie = `${HOME_COOKIE}=${root}; path=/; samesite=lax`;
}

/** Forgets it, on the page that is open too. */
export function clearHomeCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and this must be there for the next page.
  document.cookie = `${HOME_COOKIE}=; path=/; samesite=lax; max-age=0`;
  delete document.documentElement.dataset.home;
  for (const link of document.querySelectorAll(`[${HOME_LINK}]`)) link.setAttribute('href', '/login/');
}
