/**
 * Cookie with the root of the logged-in user's area, for every tab of this browser. Like the session's it expires when
 * the browser closes; script reads it, the server doesn't, and no right depends on it.
 */
export const HOME_COOKIE = 'area-home';
/** Pattern of the area's root in `document.cookie`; a string, as the first script uses it too. */
export const HOME_PATTERN = `(?:^|; )${HOME_COOKIE}=(/[a-z]+)(?:;|$)`;
/** Attribute of links to the login page, or to the area of the logged-in user. */
export const HOME_LINK = 'data-home-link';

/** Stores the area's root for all tabs. */
export function setHomeCookie(root: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and this must be there for the next page.
  document.cookie = `${HOME_COOKIE}=${root}; path=/; samesite=lax`;
}

/** Deletes the cookie, and resets the links of the open page. */
export function clearHomeCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and this must be there for the next page.
  document.cookie = `${HOME_COOKIE}=; path=/; samesite=lax; max-age=0`;
  delete document.documentElement.dataset.home;
  for (const link of document.querySelectorAll(`[${HOME_LINK}]`)) link.setAttribute('href', '/login/');
}
