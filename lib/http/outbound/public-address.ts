import { BlockList, isIP } from 'node:net';

/** Ranges that no public host has: IANA's special-purpose registries, and multicast. */
const RANGES_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Of IPv6 only `2000::/3` is public; these are its exceptions: transition addresses hide an IPv4 address. */
const RANGES_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = new BlockList();
for (const [family, ranges] of [['ipv4', RANGES_4] as const, ['ipv6', RANGES_6] as const]) {
  for (const range of ranges) {
    const [network = '', bits = ''] = range.split('/');
    closed.addSubnet(network, Number(bits), family);
  }
}
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/**
 * True for an IP address on the internet: not of this machine, of a private network, of a link, or reserved.
 *
 * @param address IPv4 or IPv6; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
