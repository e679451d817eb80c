import { z } from 'zod';
import type { Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { createFieldError } from '@/lib/errors/errors';
import { getCurrentTime } from '@/lib/time/current-time';
import { HOUR_MS } from '@/lib/time/units';
import { enqueueMail } from '../mail/outbox';
import { endEmailedLinks } from './emailed-links';
import { authMessages } from './messages';
import { generatePassword, hashPassword } from './passwords';
import type { LoginKind } from './role-table';
import { endSessions } from './sessions';

/** Lifetime of an issued password, in hours. */
export const ISSUED_PASSWORD_HOURS = 72;

/** A password and its hash, as a field of an input. */
export const credentials = z.object({ password: z.string(), hash: z.string() });
export type Credentials = z.infer<typeof credentials>;

/** Contents of a printed letter with a new password. */
export type PasswordLetter = { name: string; userName: string; password: string };

/**
 * Refuses to show a password on screen unless the setting SHOW_PASSWORDS allows it; otherwise it is mailed or printed.
 *
 * @param way how the password is delivered
 * @param field the form's field that gets the refusal
 */
export function assertMayShowPassword(way: string, field: string): void {
  if (way !== 'show' || env.SHOW_PASSWORDS) return;
  throw createFieldError(field, authMessages['login.passwordNotShown']);
}

/** A new password and its hash. Hashed before the transaction: bcrypt takes longer than a transaction may. */
export async function createCredentials(): Promise<Credentials> {
  const password = generatePassword();
  return { password, hash: await hashPassword(password) };
}

/** Account columns for an issued password: it expires after some hours, and has to be changed at the next login. */
export const toIssuedPasswordColumns = (
  passwordHash: string,
  now = getCurrentTime(),
  hours = ISSUED_PASSWORD_HOURS,
) => ({
  passwordHash,
  passwordChangedAt: now,
  passwordExpiresAt: new Date(now.getTime() + hours * HOUR_MS),
  mustChangePassword: true,
});

/**
 * Sets a password as the account's only one, to be changed at the next login: all sessions end, and a pending reset is
 * void.
 *
 * @returns true if it is the account's first password
 */
export async function issueCredentials(tx: Transaction, accountId: number, { hash }: Credentials): Promise<boolean> {
  const { passwordHash: before } = await tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { passwordHash: true },
  });
  await tx.account.update({ where: { id: accountId }, data: toIssuedPasswordColumns(hash) });
  await endEmailedLinks(tx, accountId);
  await endSessions(tx, accountId);
  return before === null;
}

/**
 * Sets generated passwords of several accounts, as `issueCredentials` does with one, in a few statements.
 *
 * @param hours their lifetime
 */
export async function issueGeneratedPasswords(
  tx: Transaction,
  issued: readonly { id: number; hash: string }[],
  hours: number,
): Promise<void> {
  const ids = issued.map(({ id }) => id);
  const { passwordHash: _, ...columns } = toIssuedPasswordColumns('', getCurrentTime(), hours);
  await tx.account.updateMany({ where: { id: { in: ids } }, data: columns });
  await tx.$executeRaw`
    UPDATE account SET password_hash = issued.hash
    FROM unnest(${ids}::int[], ${issued.map(({ hash }) => hash)}::text[]) AS issued(id, hash)
    WHERE account.id = issued.id`;
  await endEmailedLinks(tx, ...ids);
  await tx.session.updateMany({
    where: { accountId: { in: ids }, endedAt: null },
    data: { endedAt: getCurrentTime() },
  });
  await tx.presence.deleteMany({ where: { accountId: { in: ids } } });
}

/**
 * Mails an issued password; `userName` is the name for the login form `door`, by default that of staff; `isFirst` is true if the account had no password
 * before.
 */
export async function mailCredentials(
  tx: Transaction,
  letter: { to: string; name: string; userName: string; door?: LoginKind; password: string; isFirst: boolean },
): Promise<void> {
  const { to, door = 'staff', ...words } = letter;
  await enqueueMail(tx, { template: 'staff-password', to, data: { ...words, door, hours: ISSUED_PASSWORD_HOURS } });
}
