import { db } from '@/lib/db/db';
import { formatLoginName } from '@/lib/text/id-card';
import { listTokenHashes } from './cookies';
import type { LoginKind } from './role-table';

/** An account with the relations that a login needs. */
export type LoginAccount = Awaited<ReturnType<typeof findAccount>>;

const loginInclude = {
  passwordResets: { where: { usedAt: null }, orderBy: { createdAt: 'desc' }, take: 1 },
  systemUser: { include: { organisation: true } },
  collegeUser: { include: { organisation: true } },
  member: true,
} as const;

const accountFinders = {
  staff: (name: string) => db.systemUser.findUnique({ where: { userName: name }, select: { accountId: true } }),
  collegeUser: (name: string) =>
    /^\d{13}$/.test(name)
      ? db.collegeUser.findUnique({ where: { idCard: name }, select: { accountId: true } })
      : Promise.resolve(null),
  member: (name: string) => db.member.findUnique({ where: { email: name }, select: { accountId: true } }),
} as const satisfies Record<LoginKind, (name: string) => Promise<{ accountId: number } | null>>;

/**
 * Finds the account of a login name, or null.
 *
 * @param name normalised
 */
export async function findAccount(kind: LoginKind, name: string) {
  const found = await accountFinders[kind](name);
  return db.account.findUnique({ where: { id: found?.accountId ?? 0 }, include: loginInclude });
}

/** The kind of login and the name of an account. */
export function toLogin({ systemUser, collegeUser, member }: LoginNames): { kind: LoginKind; name: string } {
  if (systemUser) return { kind: 'staff', name: systemUser.userName };
  if (collegeUser) return { kind: 'collegeUser', name: collegeUser.idCard };
  return { kind: 'member', name: member?.email ?? '' };
}
/** The login of an account as its mails name it: form and name, an id card number masked. */
export function toMailLogin(account: LoginNames): { door: LoginKind; userName: string } {
  const { kind, name } = toLogin(account);
  return { door: kind, userName: kind === 'collegeUser' ? formatLoginName(name) : name };
}
type LoginNames = {
  systemUser: { userName: string } | null;
  collegeUser: { idCard: string } | null;
  member: { email: string } | null;
};

/** The login name of a staff account; undefined for any other account. */
export async function findStaffLoginName(accountId: number | undefined): Promise<string | undefined> {
  const found = await db.systemUser.findUnique({ where: { accountId: accountId ?? 0 }, select: { userName: true } });
  return found?.userName;
}

/** The password hash of an account, and the names by which its login attempts are counted. */
export function findAccountPassword(accountId: number | undefined) {
  return db.account.findUnique({
    where: { id: accountId ?? 0 },
    select: { passwordHash: true, systemUser: true, collegeUser: true, member: true },
  });
}

/**
 * True if the account has been used from this device before. Also queried for unknown accounts, so that the timing is
 * the same.
 */
export async function isKnownDevice(accountId: number | undefined, device: string | undefined): Promise<boolean> {
  const deviceHash = { in: listTokenHashes(device ?? '', 'device') };
  return (await db.knownDevice.findFirst({ where: { accountId: accountId ?? 0, deviceHash } })) !== null;
}

type Membership = { organisation: { status: 'open' | 'closed' } } | null;

/** True if the account and its organisation, if any, are open. */
export function isAccountOpen(account: {
  status: 'open' | 'closed';
  systemUser: Membership;
  collegeUser: Membership;
}): boolean {
  const organisation = (account.systemUser ?? account.collegeUser)?.organisation;
  return account.status === 'open' && (organisation === undefined || organisation.status === 'open');
}
