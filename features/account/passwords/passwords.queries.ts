import { can } from '@/lib/auth/access';
import { isAccountOpen, toLogin } from '@/lib/auth/accounts';
import { listTokenHashes } from '@/lib/auth/cookies';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { listAccountNames, type PasswordOwner } from './passwords.rules';

/** Time after a login with a mailed password in which it need not be retyped. */
const FRESH_MS = 30 * 60_000;

const accountRelations = {
  systemUser: { include: { organisation: true } },
  collegeUser: { include: { organisation: true } },
  member: true,
} as const;

/** An account with the person or office behind it. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountRow>>>;

/**
 * @param id id of an account; undefined finds none
 * @param client the current transaction, if any
 */
export function findAccountRow(id: number | undefined, client: Pick<Transaction, 'account'> = db) {
  return client.account.findUnique({ where: { id: id ?? 0 }, include: accountRelations });
}

/** Password rules for an account. */
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

type MailOwner = Pick<AccountRow, 'role' | 'email'> & {
  member: { email: string } | null;
  systemUser: { isOffice: boolean; organisation: { email: string | null } } | null;
};

/**
 * Address for mails about an account. An office without its own address uses its organisation's, except for
 * administrators.
 */
export function findMailAddress({ role, email, member, systemUser }: MailOwner): string | undefined {
  const shared = systemUser?.isOffice && !can({ role }, 'site.manage') ? systemUser.organisation.email : null;
  return member?.email ?? email ?? shared ?? undefined;
}

/** Data of a new-password form: the account name, the user name for password managers, and the rules. */
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
/** Forms of college users omit the id card number, which no page may contain in full; the server still checks it. */
export type PasswordFormRow = ReturnType<typeof toPasswordForm>;

/** Data of the form for changing one's own password; undefined for a visitor. */
export async function findPasswordForm(viewer: Viewer) {
  const account = await findAccountRow(viewer.accountId);
  return account ? { ...toPasswordForm(account), needsCurrent: await needsCurrentPassword(viewer) } : undefined;
}

/** Data of the form behind a reset's link; undefined if the link is used, expired or unknown. */
export async function findResetForm(token: string): Promise<PasswordFormRow | undefined> {
  const reset = await findReset(token);
  return reset && toPasswordForm(reset.account);
}

/**
 * True if a change of password requires the current one. Only a session that must change it, opened less than 30
 * minutes ago, has just proved it.
 */
export async function needsCurrentPassword({ session }: Viewer, now = getCurrentTime()): Promise<boolean> {
  if (session?.pendingStep !== 'password') return true;
  const row = await db.session.findUnique({ where: { idHash: session.idHash }, select: { createdAt: true } });
  return row === null || now.getTime() - row.createdAt.getTime() >= FRESH_MS;
}

/** Open reset of a token, with its account; undefined if used, expired or unknown. */
export async function findReset(token: string, now = getCurrentTime()) {
  const reset = await db.passwordReset.findFirst({
    where: { tokenHash: { in: listTokenHashes(token, 'password reset') } },
  });
  if (!reset || reset.usedAt || reset.expiresAt <= now) return undefined;
  const account = await findAccountRow(reset.accountId);
  return account && isAccountOpen(account) ? { id: reset.id, account } : undefined;
}
