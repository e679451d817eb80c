import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildManagedWhere } from './list.conditions';
import { personColumns, toPersonRow } from './list.rows';
import { peopleKinds } from './list.schema';

/** Maximum number of accounts on an organisation's page. */
const SHOWN = 10;

/**
 * Accounts of an organisation that the viewer manages: how many there are, are closed, have no password or have never
 * logged in, and those that have not logged in for the longest time.
 */
export async function summarizePeople(viewer: Viewer, organisationId: number, now = getCurrentTime()) {
  const where = buildManagedWhere(viewer, peopleKinds, { id: organisationId });
  const open = { AND: [where, { status: 'open' as const }] };
  const withoutPassword = { AND: [open, { passwordHash: null }] };
  const [rows, passwordless, all, opened, never] = await Promise.all([
    db.account.findMany({
      where,
      select: personColumns,
      orderBy: [{ status: 'asc' }, { lastLoginAt: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
      take: SHOWN,
    }),
    db.account.findMany({ where: withoutPassword, select: { id: true }, orderBy: { id: 'asc' } }),
    db.account.count({ where }),
    db.account.count({ where: open }),
    db.account.count({ where: { AND: [open, { lastLoginAt: null }] } }),
  ]);
  const ids = new Set(passwordless.map(({ id }) => id));
  return {
    counts: { all, open: opened, closed: all - opened, noPassword: ids.size, never },
    rows: rows.flatMap((row) => toPersonRow(row, now)).map((row) => ({ ...row, hasPassword: !ids.has(row.id) })),
  };
}
export type OrganisationPeople = Awaited<ReturnType<typeof summarizePeople>>;
