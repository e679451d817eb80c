const DAY_MS = 86_400_000;
/** How long what it says holds; RFC 9116 advises less than a year. */
const VALID_DAYS = 180;

/**
 * The text of `/.well-known/security.txt` (RFC 9116): where to tell of a hole in the site.
 *
 * @param contact a mail address; empty for none, when the contact page stands there
 * @param siteUrl without a slash at its end
 */
export function buildSecurityTxt(contact: string, siteUrl: string, now = new Date()): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact === '' ? `${siteUrl}/contact/` : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: th, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/policy/`,
    '',
  ].join('\n');
}
