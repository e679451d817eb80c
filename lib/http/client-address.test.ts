import { findClientAddress, readClientAddress, toClientKey } from './client-address';

describe('the client’s address', () => {
  test.each([
    ['the socket’s, when no proxy is trusted', '198.51.100.9', '203.0.113.7', 0, '203.0.113.7'],
    ['what one trusted proxy says', '198.51.100.1, 198.51.100.9', '10.0.0.1', 1, '198.51.100.9'],
    [
      'what the first of two trusted proxies says',
      '198.51.100.1, 198.51.100.9, 10.0.0.2',
      '10.0.0.1',
      2,
      '198.51.100.9',
    ],
    ['the farthest there is, when fewer proxies spoke', undefined, '203.0.113.7', 2, '203.0.113.7'],
    ['IPv4 in its own form', undefined, '::ffff:203.0.113.7', 0, '203.0.113.7'],
    ['IPv6 without brackets and port', '[2001:db8::1]:443', '10.0.0.1', 1, '2001:db8::1'],
    ['IPv4 without its port', '203.0.113.7:50123', '10.0.0.1', 1, '203.0.113.7'],
    ['IPv6 in its one spelling', '2001:0DB8:0:0:0:0:0:1', '10.0.0.1', 1, '2001:db8::1'],
    ['IPv4 that IPv6 carries in hexadecimal digits', '::ffff:cb00:7107', '10.0.0.1', 1, '203.0.113.7'],
    ['without the network card behind it', undefined, 'fe80::1%eth0', 0, 'fe80::1'],
    ['unknown, when it is no address', '"><script>', '10.0.0.1', 1, undefined],
    ['unknown, when there is none', undefined, undefined, 0, undefined],
  ])('is %s', (_, forwarded, socket, trusted, expected) => {
    expect(findClientAddress(forwarded, socket, trusted)).toBe(expected);
  });

  test.each([
    ['203.0.113.7', 0, '203.0.113.7'],
    ['198.51.100.9', 2, '198.51.100.9'],
    ['198.51.100.1, 198.51.100.9, 10.0.0.2', 2, '198.51.100.9'],
    [undefined, 0, undefined],
  ])('behind the gateway is read from %j with %d proxies', (forwarded, trusted, expected) => {
    const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded });
    expect(readClientAddress(headers, trusted)).toBe(expected);
  });
});

describe('the key of a client', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:50123 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2:3::4]:8443', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::203.0.113.7', '0:0:0:0::/64'],
    ['203.0.113.07', 'unknown'],
    ['2001:db8:1', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (address, expected) => {
    expect(toClientKey(address)).toBe(expected);
  });

  test('two addresses have the same key exactly if they share a /64', () => {
    const group = (bits: number) => Math.floor(Math.random() * 2 ** bits);
    for (let times = 0; times < 500; times++) {
      const groups = Array.from({ length: 8 }, () => (Math.random() < 0.4 ? 0 : group(16)));
      const network = [0x2001, ...groups.slice(1, 4)];
      const [one, other] = [0, 1].map(() => [...network, ...groups.slice(4).map(() => group(16))]);
      const far = [...network.slice(0, 3), ((network[3] ?? 0) + 1) % 65_536, ...groups.slice(4)];
      const write = (parts: number[] = []) => parts.map((part) => part.toString(16)).join(':');
      expect(toClientKey(write(one))).toBe(toClientKey(write(other).toUpperCase()));
      expect(toClientKey(write(one))).not.toBe(toClientKey(write(far)));
    }
  });
});
