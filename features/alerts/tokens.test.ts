import { HOUR_MS } from '@/lib/time/units';
import { isAlertToken, makeAlertToken, readAlertTokenId } from './tokens';

const secret = Buffer.alloc(16, 7);

test('a token contains its id and is valid only for it and its purpose', () => {
  const token = makeAlertToken('stop', 1_234, secret);
  expect(token).toMatch(/^[\w.-]{1,40}$/);
  expect(readAlertTokenId(token)).toBe(1_234);
  expect(isAlertToken('stop', token, secret)).toBe(true);
  expect(isAlertToken('mine', token, secret)).toBe(false);
  expect(isAlertToken('stop', token, Buffer.alloc(16, 8))).toBe(false);
  const [, hours, mark] = token.split('.');
  expect(isAlertToken('stop', `1.${hours}.${mark}`, secret)).toBe(false);
  expect(isAlertToken('stop', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, secret)).toBe(false);
});

test('a token expires, and its expiry can’t be changed', () => {
  const now = Date.now();
  const token = makeAlertToken('mine', 7, secret, now + 48 * HOUR_MS);
  expect(readAlertTokenId(token, now + 47 * HOUR_MS)).toBe(7);
  expect(readAlertTokenId(token, now + 50 * HOUR_MS)).toBeUndefined();
  const [id, , mark] = token.split('.');
  expect(isAlertToken('mine', `${id}.0.${mark}`, secret)).toBe(false);
});

test.each([
  '',
  'x',
  '1.0',
  '1.0.',
  '../..',
  `1.0.${'A'.repeat(23)}`,
  `1.0.${'A'.repeat(21)}é`,
  '-1.0.AAAAAAAAAAAAAAAAAAAAAA',
])('%j is not a token', (token) => {
  expect(readAlertTokenId(token)).toBeUndefined();
  expect(isAlertToken('stop', token, secret)).toBe(false);
});
