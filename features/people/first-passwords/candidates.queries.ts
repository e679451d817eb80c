import { findMailAddress } from '@/features/account/passwords/passwords.queries';
import { toMailLogin } from '@/lib/auth/accounts';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildManagedWhere } from '../list/list.conditions';
import { peopleKinds } from '../list/list.schema';
import { peopleMessages } from '../people.messages';
import { findObjection } from './first-passwords.rules';
import type { FirstPasswordWay, LeftOut } from './first-passwords.schema';

const organisation = { select: { name: true, status: true, email: true } } as const;

const candidateColumns = {
  ...{ id: true, role: true, status: true, displayName: true, email: true, passwordHash: true },
  ...{ mustChangePassword: true, lastLoginAt: true, invitedAt: true },
  systemUser: { select: { userName: true, isOffice: true, organisation } },
  collegeUser: { select: { idCard: true, organisation } },
  member: { select: { email: true } },
} as const satisfies Prisma.AccountSelect;
type Row = Prisma.AccountGetPayload<{ select: typeof candidateColumns }>;

/** An account that may get its first password, as slips and mails name it. */
export type Candidate = ReturnType<typeof toCandidate>;

/**
 * Sorts accounts into those that may get a first password in this way, by organisation and name, and those that are left
 * out, with the reasons. Accounts that the viewer does not manage are left out without their names.
 */
export async function sortCandidates(
  viewer: Viewer,
  ids: readonly number[],
  way: FirstPasswordWay,
  client: Pick<Transaction, 'account'> = db,
  now = getCurrentTime(),
) {
  const rows = await client.account.findMany({
    where: { AND: [{ id: { in: [...ids] } }, buildManagedWhere(viewer, peopleKinds)] },
    select: candidateColumns,
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  const fit: Candidate[] = [];
  const left: LeftOut[] = [];
  for (const id of new Set(ids)) {
    const row = found.get(id);
    const name = row?.displayName ?? '';
    const reason = row ? findObjection(toFacts(row, viewer), way, now) : peopleMessages['people.missing'];
    if (row && reason === undefined) fit.push(toCandidate(row));
    else left.push({ id, name, reason: reason ?? '' });
  }
  return { fit: fit.toSorted(compareCandidates), left };
}

function toFacts(row: Row, viewer: Viewer) {
  return {
    isOwn: row.id === viewer.accountId,
    isOpen: row.status === 'open',
    isOfficeOpen: (row.systemUser ?? row.collegeUser)?.organisation.status === 'open',
    hasOwnPassword: row.passwordHash !== null && !row.mustChangePassword,
    hasLoggedIn: row.lastLoginAt !== null,
    mailTo: findMailAddress(row),
    invitedAt: row.invitedAt ?? undefined,
  };
}

const toCandidate = (row: Row) => ({
  ...{ id: row.id, name: row.displayName, mailTo: findMailAddress(row), ...toMailLogin(row) },
  organisation: (row.systemUser ?? row.collegeUser)?.organisation.name ?? '',
});

const compareCandidates = (one: Candidate, other: Candidate): number =>
  one.organisation.localeCompare(other.organisation, 'th') || one.name.localeCompare(other.name, 'th');
