import { cache } from 'react';
import { can, listRolesWith } from '@/lib/auth/access';
import { isAccountOpen } from '@/lib/auth/accounts';
import { buildRunningWhere, toDayColumn } from '@/lib/auth/stand-ins';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { toUtcDay } from '@/lib/time/format';
import { accountInclude, type OfficeAccount, toViewer } from './office-accounts.rules';
import { joinNames } from './stand-ins.rules';
import { MAX_ABSENCES } from './stand-ins.schema';

/** Maximum number of accounts to choose from, above those of any organisation. */
const MAX_CHOICES = 300;

/** An account that stands in for another, and the last day on which it does. */
export type StandIn = { account: OfficeAccount; lastDay: string };

/** An account of an organisation. */
type Place = Pick<Viewer, 'accountId' | 'organisationId'>;

const absenceInclude = { account: { include: accountInclude }, standIn: { include: accountInclude } } as const;

const getOrganisationId = ({ systemUser, collegeUser }: OfficeAccount): number | undefined =>
  (systemUser ?? collegeUser)?.organisation.id;

/**
 * Stand-ins of accounts that are away, by the account's id: those that can be told instead, so open, still of the same
 * organisation, and not away themselves.
 */
export async function findStandIns(
  tx: Transaction,
  accountIds: readonly number[],
  now: Date,
): Promise<Map<number, StandIn>> {
  const rows = await tx.absence.findMany({
    where: {
      ...buildRunningWhere(now),
      accountId: { in: [...accountIds] },
      standIn: { absences: { none: buildRunningWhere(now) } },
    },
    include: absenceInclude,
  });
  return new Map(
    rows.flatMap(({ account, standIn, lastDay }) => {
      const isColleague = getOrganisationId(account) === getOrganisationId(standIn);
      if (!isColleague || !isAccountOpen(account) || !isAccountOpen(standIn)) return [];
      return [[account.id, { account: standIn, lastDay: toUtcDay(lastDay) }]];
    }),
  );
}

/**
 * Names of the absent colleagues for whom a viewer makes a decision; undefined if it is the viewer's own alone.
 *
 * @param could true for a colleague who could have made the same decision
 */
export async function findStandInFor(
  tx: Transaction,
  { accountId = NO_ID, organisationId }: Viewer,
  could: (absent: Viewer) => boolean,
  now = getCurrentTime(),
): Promise<string | undefined> {
  const rows = await tx.absence.findMany({
    where: { ...buildRunningWhere(now), standInId: accountId },
    include: { account: { include: accountInclude } },
    orderBy: { id: 'asc' },
  });
  const names = rows.flatMap(({ account }) => {
    const isColleague = isAccountOpen(account) && getOrganisationId(account) === organisationId;
    return isColleague && could(toViewer(account)) ? [account.displayName] : [];
  });
  return names.length > 0 ? joinNames(names) : undefined;
}

/** Absences of an account that run or lie ahead, the next first. */
export async function listAbsences({ accountId }: Pick<Viewer, 'accountId'>, now = getCurrentTime()) {
  const today = toDayColumn(now);
  const rows = await db.absence.findMany({
    where: { accountId: accountId ?? NO_ID, lastDay: { gte: today } },
    include: { standIn: { select: { displayName: true } } },
    orderBy: { firstDay: 'asc' },
    take: MAX_ABSENCES,
  });
  return rows.map(({ id, firstDay, lastDay, standIn }) => ({
    ...{ id, firstDay: toUtcDay(firstDay), lastDay: toUtcDay(lastDay), name: standIn.displayName },
    isRunning: firstDay <= today,
  }));
}
export type Absence = Awaited<ReturnType<typeof listAbsences>>[number];

/**
 * Condition for the accounts that may stand in for another: open ones of the same organisation that decide as well, or
 * users of the same college.
 */
export const buildColleagueWhere = ({ accountId, organisationId = NO_ID }: Place): Prisma.AccountWhereInput => ({
  NOT: { id: accountId ?? NO_ID },
  status: 'open',
  OR: [
    { role: { in: listRolesWith('news.publish') }, systemUser: { organisationId } },
    { role: { in: listRolesWith('news.write') }, collegeUser: { organisationId } },
  ],
});

/** Accounts that may stand in for an account. */
export async function listStandInChoices(place: Place) {
  const rows = await db.account.findMany({
    where: buildColleagueWhere(place),
    select: { id: true, role: true, displayName: true },
    orderBy: [{ role: 'asc' }, { displayName: 'asc' }],
    take: MAX_CHOICES,
  });
  return rows.map(({ id, role, displayName }) => ({
    ...{ id, name: displayName },
    isUser: !can({ role }, 'news.publish'),
  }));
}

/** The viewer's running absence, and those of colleagues for whom the viewer stands in; memoised per render. */
export const findStandInNotices = cache(async (viewer: Viewer, now = getCurrentTime()) => {
  if (!can(viewer, 'news.write')) return { away: undefined, standsInFor: [] };
  const accountId = viewer.accountId ?? NO_ID;
  const rows = await db.absence.findMany({
    where: { AND: [buildRunningWhere(now), { OR: [{ accountId }, { standInId: accountId }] }] },
    include: absenceInclude,
    orderBy: { lastDay: 'asc' },
  });
  const own = rows.find((row) => row.accountId === accountId);
  return {
    away: own && { id: own.id, name: own.standIn.displayName, lastDay: toUtcDay(own.lastDay) },
    standsInFor: rows.flatMap(({ account, lastDay, ...row }) => {
      const isColleague = isAccountOpen(account) && getOrganisationId(account) === viewer.organisationId;
      if (row.accountId === accountId || !isColleague) return [];
      return [{ name: account.displayName, lastDay: toUtcDay(lastDay) }];
    }),
  };
});
export type StandInNotices = Awaited<ReturnType<typeof findStandInNotices>>;
