import { isIP } from 'node:net';

/**
 * Who sent a request, as far as it can be told: each trusted proxy vouches for the address before its own.
 *
 * @param forwarded the header X-Forwarded-For as it came
 * @param socket the address of whoever is connected
 * @param trusted how many proxies stand before the portal
 * @returns an IP address, IPv4 in its own form; undefined when there is none
 */
export function clientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  trusted: number,
): string | undefined {
  const chain = [...(forwarded?.split(',') ?? []), socket ?? ''].map(plainAddress);
  return chain[Math.max(0, chain.length - 1 - trusted)];
}

/**
 * The same for code behind the front, which leaves one resolved address in X-Forwarded-For; without a front, Next puts the
 * socket's address there when the header is missing.
 */
export function readClientAddress(headers: Headers, trusted: number): string | undefined {
  const chain = headers.get('x-forwarded-for')?.split(',') ?? [];
  return plainAddress(chain[Math.max(0, chain.length - Math.max(1, trusted))] ?? '');
}

/** Proxies write ports behind addresses and brackets around IPv6; a socket for both kinds writes IPv4 as `::ffff:1.2.3.4`. */
function plainAddress(written: string): string | undefined {
  const bare = written.trim().replace(/^\[(.*)\](:\d+)?$/, '$1');
  const address = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) > 0 ? address : undefined;
}
