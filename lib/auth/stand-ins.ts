import type { Prisma, Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { listRolesWith } from './access';

/** The Thai day of a moment as columns of type `date` hold it. */
export const toDayColumn = (now: Date): Date => new Date(toThaiDay(now));

/** Condition for the absences that run on the Thai day of a moment; first and last day are included. */
export const buildRunningWhere = (now: Date): Prisma.AbsenceWhereInput => ({
  firstDay: { lte: toDayColumn(now) },
  lastDay: { gte: toDayColumn(now) },
});

type Place = { accountId: number; organisationId: number | undefined };

/** Condition for running absences of open accounts that may decide. */
export const buildRepresentedWhere = (now: Date): Prisma.AbsenceWhereInput => ({
  ...buildRunningWhere(now),
  account: { status: 'open', role: { in: listRolesWith('news.publish') } },
});

/** Columns of an absence that tell the office of the absent account. */
export const absentOfficeColumns = {
  account: { select: { systemUser: { select: { organisationId: true } } } },
} as const satisfies Prisma.AbsenceSelect;

/**
 * True if an account stands in for an open account of its organisation that may decide, inside a transaction; absence and absent account are locked until its end, so that neither ends beside this write.
 */
export async function isStillStandingIn(
  tx: Transaction,
  { accountId, organisationId = 0 }: Place,
  now = getCurrentTime(),
): Promise<boolean> {
  const today = toThaiDay(now);
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT b.id FROM absence b JOIN account a ON a.id = b.account_id JOIN "system_user" s ON s.account_id = a.id
    WHERE b.stand_in_id = ${accountId} AND b.first_day <= ${today}::date AND b.last_day >= ${today}::date
      AND a.status = 'open' AND a.role::text = ANY (${listRolesWith('news.publish')}) AND s.organisation_id = ${organisationId}
    ORDER BY b.id LIMIT 1 FOR SHARE OF b, a`;
  return rows.length > 0;
}
