/** Target of a request: its normalised path, on which it is judged, and the same with the query as sent. */
export type Target = { path: string; url: string };

/** Paths that are normal already: non-empty segments of plain characters, no dot segments. */
const PLAIN = /^(?:\/(?!\.{1,2}(?:\/|$))[\w~!$&'()*+,=:@[\].-]+)*\/?$/;
/** The same with percent-encoded characters, once those are normalised. */
const PLAIN_OR_ENCODED = /^(?:\/(?!\.{1,2}(?:\/|$))(?:[\w~!$&'()*+,=:@[\].-]|%[\dA-F]{2})+)*\/?$/;
const PERCENT_ENCODED = /%([\dA-Fa-f]{2})/g;
const UNRESERVED = /^[\w~.-]$/;
/** Characters with a meaning in an address, or when it is decoded once more; no address of the portal contains them. */
const RESERVED = /[\p{Cc}\s/\\%?#;]/u;

/**
 * Reads the target of a request before anything checks its path, so that the gateway and the renderer judge the same
 * one. Empty segments and needlessly encoded characters are normalised (RFC 3986, section 6.2.2). Whatever could still
 * be read in two ways is rejected: dot segments, a slash, a backslash or `;` in a segment, controls and spaces, double
 * encoding, bytes that are no UTF-8, a whole URL.
 *
 * @param written the request's target as sent
 * @returns undefined for a target to be rejected
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

/** True if the percent-encoded bytes are text without reserved characters. */
function isWellEncoded(path: string): boolean {
  try {
    return path.split('/').every((segment) => !RESERVED.test(decodeURIComponent(segment)));
  } catch {
    return false;
  }
}
