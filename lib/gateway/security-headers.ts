import type { Middleware } from './context';

const HSTS = 'max-age=31536000';

/**
 * Sets the security headers of every response.
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

/** The same headers without the request id, for cached responses. */
export const buildSecurityHeaders = (https: boolean): ReadonlyArray<readonly [name: string, value: string]> => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['X-DNS-Prefetch-Control', 'off'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ...(https ? [['Strict-Transport-Security', HSTS] as const] : []),
];
