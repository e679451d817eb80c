import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { OperationRefused } from '../operation.errors';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Cost of a guess, 64 MB and some tenths of a second, as OWASP advises for scrypt. */
const COST = { N: 2 ** 16, r: 8, p: 2 } as const;
/** Bounds of what a file may ask for. */
const MAX_MEMORY = 256 * 1_048_576;

const base64 = z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/);
const sealedFile = z.object({
  kdf: z.literal('scrypt'),
  cipher: z.literal(CIPHER),
  N: z
    .number()
    .int()
    .max(2 ** 18),
  r: z.number().int().max(16),
  p: z.number().int().max(16),
  salt: base64,
  nonce: base64,
  tag: base64,
  data: base64,
});

/** Secrets of an installation, and its settings by name, for a machine that has neither. */
export const backupSecrets = z.object({
  session: z.string().min(1),
  pepper: z.string().min(1),
  settings: z.record(z.string(), z.string()),
});
export type BackupSecrets = z.infer<typeof backupSecrets>;

type Cost = { N: number; r: number; p: number };
const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);
const deriveKey = (passphrase: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> =>
  derive(passphrase.normalize('NFC'), salt, KEY_BYTES, { N, r, p, maxmem: MAX_MEMORY });

/**
 * Encrypts the secrets under a passphrase.
 *
 * @param backup name of the backup: the file opens in no other
 */
export async function sealSecrets(secrets: BackupSecrets, passphrase: string, backup: string): Promise<Buffer> {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const cipher = createCipheriv(CIPHER, await deriveKey(passphrase, salt, COST), nonce).setAAD(Buffer.from(backup));
  const data = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  const parts = { salt, nonce, tag: cipher.getAuthTag(), data };
  const texts = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')]));
  return Buffer.from(`${JSON.stringify({ kdf: 'scrypt', cipher: CIPHER, ...COST, ...texts })}\n`);
}

/**
 * Decrypts the file of `sealSecrets`.
 *
 * @throws OperationRefused for a wrong passphrase or a damaged file
 */
export async function openSecrets(file: Buffer, passphrase: string, backup: string): Promise<BackupSecrets> {
  try {
    const { salt, nonce, tag, data, ...cost } = sealedFile.parse(JSON.parse(file.toString()));
    const key = await deriveKey(passphrase, Buffer.from(salt, 'base64'), cost);
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64'), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(backup)).setAuthTag(Buffer.from(tag, 'base64'));
    const text = Buffer.concat([decipher.update(Buffer.from(data, 'base64')), decipher.final()]).toString('utf8');
    return backupSecrets.parse(JSON.parse(text));
  } catch (error) {
    throw new OperationRefused('วลีผ่านของชุดสำรองไม่ถูกต้อง (wrong passphrase)', { cause: error });
  }
}
