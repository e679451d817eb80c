import { findClientAddress } from '@/lib/http/client-address';
import type { Middleware } from './context';

/** Headers by which a client could pretend to be another one, or to have come to another site. */
const FORGEABLE = ['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'] as const;

/**
 * Reduces X-Forwarded-For to the client's own address, as far as trusted proxies vouch for it, and drops the headers
 * that nobody vouches for.
 *
 * @param trusted number of trusted proxies in front of the portal
 */
export function setForwardedFor(trusted: number): Middleware {
  return ({ req }) => {
    const { headers } = req;
    const forwarded = headers['x-forwarded-for'];
    const address = findClientAddress(
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      req.socket.remoteAddress,
      trusted,
    );
    for (const name of FORGEABLE) delete headers[name];
    if (address) headers['x-forwarded-for'] = address;
    else delete headers['x-forwarded-for'];
    return false;
  };
}
