import { createHash, timingSafeEqual } from 'node:crypto';

const KEY_LIMIT = 200;

/** True if a value is one of the valid keys; the comparison takes constant time. */
export function isApiKey(sent: unknown, keys: readonly string[]): boolean {
  if (typeof sent !== 'string' || sent.length > KEY_LIMIT) return false;
  const asked = digest(sent);
  return keys.map((key) => timingSafeEqual(digest(key), asked)).includes(true);
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
