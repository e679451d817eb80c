import type { Step } from './visit';

const HSTS = 'max-age=31536000';

/**
 * Sets the headers that belong on every answer, whoever makes it.
 *
 * @param https true when readers reach the site by HTTPS
 */
export function setSecurityHeaders(https: boolean): Step {
  return ({ answer, id }) => {
    answer.setHeader('X-Request-Id', id);
    answer.setHeader('X-Content-Type-Options', 'nosniff');
    answer.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    answer.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    answer.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (https) answer.setHeader('Strict-Transport-Security', HSTS);
    return false;
  };
}
