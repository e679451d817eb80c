import { createHash, randomBytes } from 'node:crypto';
import { sha256 } from './sha256';

test('hashes every length of one block as Node does', () => {
  for (let length = 0; length <= 55; length += 1) {
    const message = randomBytes(length);
    expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('refuses a message longer than one block', () => {
  expect(() => sha256(new Uint8Array(56))).toThrow(RangeError);
});
