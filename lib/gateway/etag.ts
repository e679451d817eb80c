/**
 * True if If-None-Match names this tag, so that the client's copy is still valid.
 *
 * @param header as sent, undefined if absent
 * @param etag with its quotes
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
