import type { Middleware } from './context';

const HSTS = 'max-age=31536000';

/**
 * Sets the headers that belong on every answer, whoever makes it.
 *
 * @param https true when readers reach the site by HTTPS
 */
export function setSecurityHeaders(https: boolean): Middleware {
  const headers = buildSecurityHeaders(https);
  return ({ res, id }) => {
    res.setHeader('X-Request-Id', id);
    for (const [name, value] of headers) res.setHeader(name, value);
    return false;
  };
}

/** The same headers, but for the request's id, for answers that are kept. */
export const buildSecurityHeaders = (https: boolean): ReadonlyArray<readonly [name: string, value: string]> => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ...(https ? [['Strict-Transport-Security', HSTS] as const] : []),
];
