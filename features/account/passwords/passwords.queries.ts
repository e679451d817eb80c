import { can } from '@/lib/auth/access';
import { isAccountOpen, toLogin } from '@/lib/auth/accounts';
import { hashToken } from '@/lib/auth/cookies';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { listAccountNames, type PasswordOwner } from './passwords.rules';

/** After a login with a mailed password it need not be typed again for so long. */
const FRESH_MS = 30 * 60_000;

const accountRelations = {
  systemUser: { include: { organisation: true } },
  collegeUser: { include: { organisation: true } },
  member: true,
} as const;

/** An account with the person or office behind it. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountRow>>>;

/**
 * @param id an account's; null when there is none
 * @param client the transaction that asks, if there is one
 */
export function findAccountRow(id: number | undefined, client: Pick<Transaction, 'account'> = db) {
  return client.account.findUnique({ where: { id: id ?? 0 }, include: accountRelations });
}

/** The password rules of an account. */
export function toPasswordOwner(account: AccountRow): PasswordOwner {
  const { systemUser, collegeUser, member, displayName, email } = account;
  const person = collegeUser ?? member;
  const organisation = (systemUser ?? collegeUser)?.organisation;
  return {
    staff: member === null,
    names: listAccountNames({
      displayName,
      email: member?.email ?? email,
      userName: systemUser?.userName,
      idCard: collegeUser?.idCard,
      firstName: person?.firstName,
      lastName: person?.lastName,
      organisation,
    }),
  };
}

/** Where mails about an account go. An office without an address of its own has its organisation's, but no administrator. */
export function findMailAddress({ role, email, member, systemUser }: AccountRow): string | undefined {
  const shared = systemUser?.isOffice && !can({ role }, 'site.manage') ? systemUser.organisation.email : null;
  return member?.email ?? email ?? shared ?? undefined;
}

/** What a form for a new password shows: for whom it is, the name that password managers keep it under, and the rules. */
function toPasswordForm(account: AccountRow) {
  const { staff, names } = toPasswordOwner(account);
  const { kind, name } = toLogin(account);
  const isCard = kind === 'collegeUser';
  return {
    name: account.displayName,
    userName: isCard ? undefined : name,
    owner: { staff, names: isCard ? names.filter((one) => one !== name) : names },
  };
}
/** No page carries a whole id card number, so college users' forms go without; the server looks for it all the same. */
export type PasswordFormRow = ReturnType<typeof toPasswordForm>;

/** The form by which the viewer changes the own password; undefined for a visitor. */
export async function findPasswordForm(viewer: Viewer) {
  const account = await findAccountRow(viewer.accountId);
  return account ? { ...toPasswordForm(account), needsCurrent: await needsCurrentPassword(viewer) } : undefined;
}

/** The form behind the link of a reset; undefined when the link is used, too old, or nobody's. */
export async function findResetForm(token: string): Promise<PasswordFormRow | undefined> {
  const reset = await findReset(token);
  return reset && toPasswordForm(reset.account);
}

/**
 * Whether a change of password asks for the current one. Only a session that must change it, and came in less than 30
 * minutes ago, has just proved it.
 */
export async function needsCurrentPassword({ session }: Viewer, now = getCurrentTime()): Promise<boolean> {
  if (session?.pendingStep !== 'password') return true;
  const row = await db.session.findUnique({ where: { idHash: session.idHash }, select: { createdAt: true } });
  return row === null || now.getTime() - row.createdAt.getTime() >= FRESH_MS;
}

/** The open reset behind the token of a link with its account, or undefined when it is used, too old, or nobody's. */
export async function findReset(token: string, now = getCurrentTime()) {
  const reset = await db.passwordReset.findUnique({ where: { tokenHash: hashToken(token, 'password reset') } });
  if (!reset || reset.usedAt || reset.expiresAt <= now) return undefined;
  const account = await findAccountRow(reset.accountId);
  return account && isAccountOpen(account) ? { id: reset.id, account } : undefined;
}
