import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { getSecrets } from './secrets';

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
  const cipher = createCipheriv(CIPHER, deriveEncryptionKey(), nonce);
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
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagEnd) throw new DecryptionError('too short');
  try {
    const decipher = createDecipheriv(CIPHER, deriveEncryptionKey(), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8'));
  } catch {
    throw new DecryptionError('damaged, or sealed under another secret');
  }
}

function deriveEncryptionKey(): Buffer {
  return Buffer.from(hkdfSync('sha256', getSecrets().session, '', PURPOSE, KEY_BYTES));
}
