import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { getCurrentTime } from '@/lib/time/current-time';
import { enqueueMail } from '../mail/outbox';
import { endEmailedLinks } from './emailed-links';
import { generatePassword, hashPassword } from './passwords';
import { endSessions } from './sessions';

/** How long a password that an office gave opens the account, in hours. */
export const ISSUED_PASSWORD_HOURS = 72;
const HOUR_MS = 3_600_000;

export type Credentials = { password: string; hash: string };

/** The words of a letter on paper to somebody who is given a password. */
export type PasswordLetter = { name: string; userName: string; password: string };

/**
 * Refuses to show a password on a screen where the setting SHOW_PASSWORDS does not allow it; it is mailed or printed then.
 *
 * @param way how it shall reach its owner
 * @param field the form's field that gets the refusal
 */
export function assertMayShowPassword(way: string, field: string): void {
  if (way !== 'show' || env.SHOW_PASSWORDS) return;
  throw new AppError('invalid', 'errors.invalid', { [field]: 'login.passwordNotShown' });
}

/** A new password with its hash, which is made before a transaction begins, as it takes longer than one may. */
export async function createCredentials(): Promise<Credentials> {
  const password = generatePassword();
  return { password, hash: await hashPassword(password) };
}

/**
 * Makes a password the account's only one, for its owner to change at the next login: whoever is inside, or has a reset
 * under way, is out.
 *
 * @returns true when it is the account's first password
 */
export async function issueCredentials(tx: Transaction, accountId: number, { hash }: Credentials): Promise<boolean> {
  const now = getCurrentTime();
  const { passwordHash: before } = await tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { passwordHash: true },
  });
  await tx.account.update({
    where: { id: accountId },
    data: {
      passwordHash: hash,
      passwordChangedAt: now,
      passwordExpiresAt: new Date(now.getTime() + ISSUED_PASSWORD_HOURS * HOUR_MS),
      mustChangePassword: true,
    },
  });
  await endEmailedLinks(tx, accountId);
  await endSessions(tx, accountId);
  return before === null;
}

/** Mails a given password to whom it is for; `userName` is told as the login form calls it, `isFirst` says that there was none before. */
export async function mailCredentials(
  tx: Transaction,
  letter: { to: string; name: string; userName: string; password: string; isFirst: boolean },
): Promise<void> {
  const { to, ...words } = letter;
  await enqueueMail(tx, { template: 'staff-password', to, data: { ...words, hours: ISSUED_PASSWORD_HOURS } });
}
