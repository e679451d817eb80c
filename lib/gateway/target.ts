/** Where a request wants to go: its path in the one form in which it is judged, and the same with the query as it came. */
export type Target = { path: string; url: string };

/** Paths that need no second look: whole segments of plain signs, none of which leads elsewhere. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:\/|$))[\w~!$&'()*+,=:@[\].-]+)*\/?$/;
/** The same with what is written by its code, once that is in its one form. */
const PLAIN_OR_ENCODED = /^(?:\/(?!\.{1,2}(?:\/|$))(?:[\w~!$&'()*+,=:@[\].-]|%[\dA-F]{2})+)*\/?$/;
const PERCENT_ENCODED = /%([\dA-Fa-f]{2})/g;
const UNRESERVED = /^[\w~.-]$/;
/** Signs that mean something in an address, or to who reads it once more; no address of the portal holds them. */
const RESERVED = /[\p{Cc}\s/\\%?#;]/u;

/**
 * Reads the target of a request, before anything looks at its path: the front and whoever draws the page then speak of the same
 * one. Empty segments and letters that are written by their codes have one plain form (RFC 3986, section 6.2.2). Whatever could
 * still be read in two ways is no address: dot segments, a slash, a backslash or `;` in a segment, controls and spaces, double
 * codes, bytes that are no UTF-8, a whole URL.
 *
 * @param written the request's target, as it came
 * @returns undefined for what is to be refused
 */
export function readTarget(written: string): Target | undefined {
  const mark = written.indexOf('?');
  const path = mark === -1 ? written : written.slice(0, mark);
  if (path !== '' && PLAIN.test(path)) return { path, url: written };
  const plain = normalizePath(path);
  return plain === undefined ? undefined : { path: plain, url: mark === -1 ? plain : plain + written.slice(mark) };
}

function normalizePath(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined;
  const plain = path.replace(/\/{2,}/g, '/').replace(PERCENT_ENCODED, (coded, code: string) => {
    const sign = String.fromCharCode(Number.parseInt(code, 16));
    return UNRESERVED.test(sign) ? sign : coded.toUpperCase();
  });
  return PLAIN_OR_ENCODED.test(plain) && isWellEncoded(plain) ? plain : undefined;
}

/** Whether what is written by its code is text, and none that means something. */
function isWellEncoded(path: string): boolean {
  try {
    return path.split('/').every((segment) => !RESERVED.test(decodeURIComponent(segment)));
  } catch {
    return false;
  }
}
