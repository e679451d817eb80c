import { clientAddress, readClientAddress } from './client-address';

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
    ['unknown, when it is no address', '"><script>', '10.0.0.1', 1, undefined],
    ['unknown, when there is none', undefined, undefined, 0, undefined],
  ])('is %s', (_, forwarded, socket, trusted, expected) => {
    expect(clientAddress(forwarded, socket, trusted)).toBe(expected);
  });

  test.each([
    ['203.0.113.7', 0, '203.0.113.7'],
    ['198.51.100.9', 2, '198.51.100.9'],
    ['198.51.100.1, 198.51.100.9, 10.0.0.2', 2, '198.51.100.9'],
    [undefined, 0, undefined],
  ])('behind the front is read from %j with %d proxies', (forwarded, trusted, expected) => {
    const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded });
    expect(readClientAddress(headers, trusted)).toBe(expected);
  });
});
