import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildManagedOrganisationsWhere } from './list.conditions';
import { personColumns, toPersonRow } from './list.rows';
import type { PeopleKind } from './list.schema';

/** Maximum number of accounts on an organisation's page. */
const SHOWN = 10;
/** Maximum number of accounts of a kind that are counted. */
const MOST_ACCOUNTS = 2_000;

/**
 * Accounts of an organisation that the viewer manages: how many there are, are closed, have no password or have never
 * logged in, and those that have not logged in for the longest time.
 */
export async function summarizePeople(viewer: Viewer, organisationId: number, now = getCurrentTime()) {
  const where = { id: { in: await listAccountIds(viewer, organisationId) } };
  const open = { ...where, status: 'open' as const };
  const [rows, passwordless, all, opened, never] = await Promise.all([
    db.account.findMany({
      where,
      select: personColumns,
      orderBy: [{ status: 'asc' }, { lastLoginAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
      take: SHOWN,
    }),
    db.account.findMany({ where: { ...open, passwordHash: null }, select: { id: true } }),
    db.account.count({ where }),
    db.account.count({ where: open }),
    db.account.count({ where: { ...open, lastLoginAt: null } }),
  ]);
  const ids = new Set(passwordless.map(({ id }) => id));
  return {
    counts: { all, open: opened, closed: all - opened, noPassword: ids.size, never },
    rows: rows.flatMap((row) => toPersonRow(row, now)).map((row) => ({ ...row, hasPassword: !ids.has(row.id) })),
  };
}
/** Accounts of an organisation that the viewer manages, found by its own rows: each kind has an index of its own. */
async function listAccountIds(viewer: Viewer, organisationId: number): Promise<number[]> {
  const of = (kind: PeopleKind) => ({
    where: { organisationId, organisation: buildManagedOrganisationsWhere(viewer, kind) },
    select: { accountId: true } as const,
    orderBy: { id: 'asc' } as const,
    take: MOST_ACCOUNTS,
  });
  const found = await Promise.all([db.systemUser.findMany(of('staff')), db.collegeUser.findMany(of('users'))]);
  return found.flat().map(({ accountId }) => accountId);
}

export type OrganisationPeople = Awaited<ReturnType<typeof summarizePeople>>;
