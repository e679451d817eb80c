import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * Finds the client address of a request, as far as it is known: each trusted proxy vouches for the address before its
 * own.
 *
 * @param forwarded the header X-Forwarded-For, unparsed
 * @param socket the address of the connected peer
 * @param trusted number of proxies in front of the portal
 * @returns an IP address in canonical form, IPv4-mapped ones as IPv4; undefined if there is none
 */
export function findClientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  trusted: number,
): string | undefined {
  const chain = [...(forwarded?.split(',') ?? []), socket ?? ''].map(normalizeAddress);
  return chain[Math.max(0, chain.length - 1 - trusted)];
}

/**
 * Reads the client address in code behind the gateway, which leaves one resolved address in X-Forwarded-For; without a
 * gateway, Next puts the socket's address there if the header is missing.
 */
export function readClientAddress(headers: Headers, trusted: number): string | undefined {
  const chain = headers.get('x-forwarded-for')?.split(',') ?? [];
  return normalizeAddress(chain[Math.max(0, chain.length - Math.max(1, trusted))] ?? '');
}

/** Proxies add ports to addresses and brackets to IPv6, and some systems append the network interface after a `%`. */
function normalizeAddress(written: string): string | undefined {
  const bare = written.trim().replace(/^\[(.*)\](:\d+)?$/, '$1');
  const [address = ''] = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').split('%', 1);
  if (isIPv4(address)) return address;
  return isIPv6(address) ? normalizeIpv6(address) : undefined;
}

/** Canonical form of an IPv6 address; addresses that embed IPv4 (RFC 4291 2.5.5.2, RFC 6052) become IPv4. */
function normalizeIpv6(address: string): string {
  const plain = new SocketAddress({ address, family: 'ipv6' }).address;
  const groups = toIpv6Groups(plain);
  if (!IPV4_INSIDE.test(groups.slice(0, 6).join(':'))) return plain;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** `::ffff:0:0/96` and `64:ff9b::/96`, their groups as decimal numbers. */
const IPV4_INSIDE = /^(?:0:0:0:0:0:65535|100:65435:0:0:0:0)$/;
const GROUPS = 8;

/** The eight groups of a canonical IPv6 address, as numbers. */
function toIpv6Groups(plain: string): number[] {
  const whole = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [left = [], right = []] = whole.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const gap = Array<string>(GROUPS - left.length - right.length).fill('0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16));
}

/**
 * Number of IPv6 groups that identify a network: each customer gets at least a /64, with free choice of addresses in
 * it.
 */
const NETWORK_GROUPS = 4;

/**
 * Key under which a client is counted and limited by address: an IPv4 address, or the /64 of an IPv6 address, in
 * canonical form. A school shares one address; the owner of an IPv6 network has 2^64 of them.
 *
 * @param address as read from the request, or any text
 * @returns 'unknown' for anything that is not an address
 */
export function toClientKey(address: string | undefined): string {
  const plain = address === undefined ? undefined : normalizeAddress(address);
  if (plain === undefined || isIPv4(plain)) return plain ?? 'unknown';
  const network = toIpv6Groups(plain).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
