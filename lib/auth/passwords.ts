import { createHmac } from 'node:crypto';
import { compare, hash } from 'bcryptjs';
import { secrets } from '../secrets';

/** bcrypt's work factor: about 0.3 s of one processor. */
export const PASSWORD_COST = 12;

/**
 * bcrypt reads 72 bytes, which 24 Thai letters fill: the password is first made 64 characters of base64 with this
 * installation's pepper, which also makes stolen hashes useless alone.
 */
function season(password: string): string {
  return createHmac('sha384', secrets().pepper).update(password.normalize('NFC')).digest('base64');
}

/** The hash under which a password is stored. */
export function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  return hash(season(password), cost);
}

/** Whether a password fits a stored hash. */
export function isPassword(password: string, stored: string): Promise<boolean> {
  return compare(season(password), stored);
}
