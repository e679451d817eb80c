import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';

/** Maximum number of accounts of a kind, of log-ins on an organisation's page, and the days whose log-ins it shows. */
const MOST_ACCOUNTS = 500;
const SHOWN = 20;
const SHOWN_DAYS = 30;

const owned = { account: { select: { id: true, displayName: true, status: true } } } as const;

/**
 * Log-ins of an organisation's accounts in the last 30 days, from the audit log: how many succeeded and were refused, the
 * number of closed accounts, and the latest log-ins; undefined for those who may not read the log.
 */
export async function summarizeLogins(viewer: Viewer, organisationId: number, now = getCurrentTime()) {
  if (!can(viewer, 'site.manage')) return undefined;
  const of = { where: { organisationId }, select: owned, take: MOST_ACCOUNTS } as const;
  const owners = await Promise.all([db.systemUser.findMany(of), db.collegeUser.findMany(of)]);
  const accounts = owners.flat().map(({ account }) => account);
  const byId = new Map(accounts.map((account) => [String(account.id), account]));
  const where: Prisma.AuditLogWhereInput = {
    ...{ noun: 'account', nounId: { in: [...byId.keys()] }, action: 'session.open' },
    at: { gt: new Date(now.getTime() - SHOWN_DAYS * DAY_MS) },
  };
  const [rows, groups] = await Promise.all([
    db.auditLog.findMany({
      where,
      select: { id: true, at: true, nounId: true, address: true, outcome: true },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: SHOWN,
    }),
    db.auditLog.groupBy({ by: ['outcome'], where, _count: { _all: true } }),
  ]);
  const countOf = (outcome: string) => groups.find((group) => group.outcome === outcome)?._count._all ?? 0;
  return {
    counts: {
      done: countOf('done'),
      refused: countOf('refused'),
      closed: accounts.filter(({ status }) => status === 'closed').length,
    },
    rows: rows.map(({ id, nounId, address, ...entry }) => ({
      ...entry,
      id: String(id),
      name: byId.get(nounId ?? '')?.displayName ?? '',
      address: address ?? undefined,
    })),
  };
}
export type OrganisationLogins = NonNullable<Awaited<ReturnType<typeof summarizeLogins>>>;
