/**
 * The address of a page of the site, for a link in a mail.
 *
 * @param link from the root (`/login/`) or absolute
 * @throws Error if it is an address of another site, so that no mail can carry a foreign link
 */
export function buildPageUrl(site: { url: string }, link: string): string {
  const address = new URL(link, site.url);
  if (address.origin !== new URL(site.url).origin) throw new Error('a mail links to its own site only');
  return address.href;
}
