import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { listSessionKeys } from './session-keys';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Separates this key from other keys derived from the session secret. */
const PURPOSE = 'portal sealed rows';

const envelope = z.object({ sealed: z.string().min(1) });

/** A sealed value of a JSON column: nonce, tag and ciphertext in base64url. */
export type EncryptedValue = z.infer<typeof envelope>;

/** Thrown for a stored value that can't be opened: damaged, not sealed, or sealed under another session secret. */
export class DecryptionError extends Error {
  override name = 'DecryptionError';
}

/**
 * Encrypts a value that may hold passwords or one-time links, so that a copy of the database alone does not reveal
 * them.
 */
export function encrypt(value: object): EncryptedValue {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveEncryptionKey(listSessionKeys()[0]), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url') };
}

/**
 * Decrypts a value of `encrypt`.
 *
 * @param stored the column's value, of any type
 * @returns the parsed JSON; the caller parses it with its schema
 * @throws DecryptionError if it can't be decrypted
 */
export function decrypt(stored: unknown): unknown {
  const parsed = envelope.safeParse(stored);
  if (!parsed.success) throw new DecryptionError('nothing sealed');
  const bytes = Buffer.from(parsed.data.sealed, 'base64url');
  for (const key of listSessionKeys()) {
    const text = open(bytes, key);
    if (text !== undefined) return JSON.parse(text);
  }
  throw new DecryptionError('damaged, or sealed under another secret');
}

/** True if a value can be opened, but only with a key that is no longer written with. */
export function isSealedBefore(stored: unknown): boolean {
  const parsed = envelope.safeParse(stored);
  if (!parsed.success) return false;
  const bytes = Buffer.from(parsed.data.sealed, 'base64url');
  const [current, ...others] = listSessionKeys();
  return open(bytes, current) === undefined && others.some((key) => open(bytes, key) !== undefined);
}

/** The text of a sealed value; undefined under another key than its own, or if it is damaged. */
function open(bytes: Buffer, key: string): string | undefined {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagEnd) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, deriveEncryptionKey(key), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function deriveEncryptionKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES));
}
