import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { getSecrets } from '@/lib/crypto/secrets';
import { hashInPool } from './hash-pool';

/** bcrypt's work factor: about 0.3 s of one processor. */
export const PASSWORD_COST = 12;

/**
 * bcrypt reads 72 bytes, which 24 Thai letters fill: the password is first made 64 characters of base64 with this
 * installation's pepper, which also makes stolen hashes useless alone.
 */
function pepperPassword(password: string): string {
  return createHmac('sha384', getSecrets().pepper).update(password.normalize('NFC')).digest('base64');
}

/**
 * Hashes a password for storage, off the main thread.
 *
 * @throws AppError 'busy' when too many wait already
 */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return String(await hashInPool({ text: pepperPassword(password), cost }));
}

/** Start of the hash of a generated password, which bcrypt's never have. */
const GENERATED = 'generated:';

/**
 * Hash of a password that `generatePassword` made: keyed with this installation's pepper, without bcrypt. Slow hashes protect
 * passwords that people choose; a random one of 12 characters can't be guessed from its hash either way, and hundreds of
 * slips are made at once.
 */
export const hashGeneratedPassword = (password: string): string =>
  GENERATED +
  createHmac('sha384', getSecrets().pepper)
    .update(`${GENERATED}${password.normalize('NFC')}`)
    .digest('base64');

/** True if a stored hash is that of this generated password. */
function fitsGenerated(password: string, stored: string): boolean {
  const [own, other] = [Buffer.from(hashGeneratedPassword(password)), Buffer.from(stored)];
  return own.length === other.length && timingSafeEqual(own, other);
}

/**
 * True if a password matches a stored hash. Without one, the same work is done with a dummy hash, so that the timing
 * does not reveal which accounts exist; so it is for a generated password.
 *
 * @throws AppError 'busy' when too many wait already
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isGenerated = stored?.startsWith(GENERATED) ?? false;
  const fitsSlowly = await hashInPool({
    text: pepperPassword(password),
    stored: isGenerated ? DUMMY_HASH : (stored ?? DUMMY_HASH),
  });
  const fitsFast = fitsGenerated(password, stored ?? '');
  return isGenerated ? fitsFast : fitsSlowly === true && Boolean(stored);
}

/** Hash of the usual cost with no known password. */
export const DUMMY_HASH = '$2b$12$C6UzMDM.H6dfI/f/IKcEeO7ZsGSRGUFdwQWJ3Ld6eRAFVcq1vWd5.';

const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '!@#$%^&*';
const NEW_PASSWORD_LENGTH = 12;
const RESET_LENGTH = 8;

/**
 * A password for a new account: 12 characters with at least one of each of the four kinds; letters that look alike are
 * left out.
 */
export function generatePassword(): string {
  const kinds = [LOWER, UPPER, DIGITS, SYMBOLS];
  const rest = Array.from({ length: NEW_PASSWORD_LENGTH - kinds.length }, () => kinds.join(''));
  return shuffle([...kinds, ...rest].map(pickCharacter)).join('');
}

/** A one-time password of 8 letters and digits. */
export function generateResetPassword(): string {
  return Array.from({ length: RESET_LENGTH }, () => pickCharacter(LOWER + UPPER + DIGITS)).join('');
}

const pickCharacter = (letters: string): string => letters.charAt(randomInt(letters.length));

/** Fisher and Yates: every order is as likely as any other. */
function shuffle(letters: string[]): string[] {
  const left = [...letters];
  return letters.map(() => left.splice(randomInt(left.length), 1).join(''));
}
