import { DAY_MS } from '@/lib/time/units';

/** Validity; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/**
 * Builds `/.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param contact mail address; empty to name the contact page
 * @param siteUrl without a trailing slash
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
