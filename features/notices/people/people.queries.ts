import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Transaction } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import type { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import type { TrackingChoice } from '../receipts/receipts.rules';
import { buildWrittenWhere } from '../senders.queries';
import { sendsToPeople } from './people.rules';

/** Condition for the college users that the viewer may send notices to: those of its college with an open account. */
const buildPeopleWhere = (viewer: Viewer): Prisma.CollegeUserWhereInput =>
  can(viewer, 'notices.send') && sendsToPeople(viewer)
    ? { organisationId: viewer.organisationId ?? NO_ID, account: { status: 'open' } }
    : { id: NO_ID };

/** Maximum number of people of a college whose names the form lists. */
const NAMED = 100;

/** Number of people that a notice of the viewer would reach, and the first of them by name. */
export async function findPeopleReach(viewer: Viewer): Promise<{ count: number; names: string[] }> {
  const where = buildPeopleWhere(viewer);
  const [count, rows] = await Promise.all([
    db.collegeUser.count({ where }),
    db.collegeUser.findMany({
      where,
      select: { account: { select: { displayName: true } } },
      orderBy: [{ account: { displayName: 'asc' } }, { id: 'asc' }],
      take: NAMED,
    }),
  ]);
  return { count, names: rows.map(({ account }) => account.displayName) };
}

/** Number of people that a notice of the viewer would reach. */
export const countPeople = (viewer: Viewer, from: Pick<Transaction, 'collegeUser'> = db): Promise<number> =>
  from.collegeUser.count({ where: buildPeopleWhere(viewer) });

/** Makes the receipts of a notice for the people of the viewer's college; returns their number. */
export async function createPersonalReceipts(tx: Transaction, viewer: Viewer, noticeId: number): Promise<number> {
  const people = await tx.collegeUser.findMany({ where: buildPeopleWhere(viewer), select: { accountId: true } });
  const { count } = await tx.noticePerson.createMany({
    data: people.map(({ accountId }) => ({ noticeId, accountId })),
  });
  return count;
}

/** Condition for the viewer's own receipts: notices of its college, sent and not recalled. */
export const buildPersonalWhere = (viewer: Viewer): Prisma.NoticePersonWhereInput => ({
  accountId: can(viewer, 'notices.read') ? (viewer.accountId ?? NO_ID) : NO_ID,
  notice: { sentAt: { not: null }, recalledAt: null, senderId: viewer.organisationId ?? NO_ID },
});

type PeopleNotice = { id: number; mustRead: boolean };
type PeopleChoice = Pick<TrackingChoice, 'tab' | 'needle'>;

const isRead = (noticeId: number): Prisma.NoticePersonWhereInput => ({
  account: { noticeReads: { some: { noticeId } } },
});

/** Condition for the receipts of a notice that the viewer's college sends, by tab and search. */
function buildReceiptsWhere(viewer: Viewer, { id }: PeopleNotice, { tab, needle }: PeopleChoice) {
  const byTab: Prisma.NoticePersonWhereInput =
    tab === 'unread' ? { NOT: isRead(id) } : tab === 'unconfirmed' ? { confirmedAt: null } : {};
  const named = { account: { displayName: { contains: escapeLike(needle), mode: 'insensitive' as const } } };
  return {
    AND: [{ noticeId: id, notice: buildWrittenWhere(viewer) }, byTab, needle ? named : {}],
  } satisfies Prisma.NoticePersonWhereInput;
}

/** One page of the receipts of people, by name. */
export async function listPeopleReceipts(viewer: Viewer, notice: PeopleNotice, choice: TrackingChoice) {
  const rows = await db.noticePerson.findMany({
    where: buildReceiptsWhere(viewer, notice, choice),
    select: {
      ...{ accountId: true, confirmedAt: true, remindedAt: true },
      account: {
        select: { displayName: true, noticeReads: { where: { noticeId: notice.id }, select: { at: true } } },
      },
    },
    orderBy: [{ account: { displayName: 'asc' } }, { accountId: 'asc' }],
    ...toSkipTake(choice),
  });
  return rows.map(({ accountId, account, confirmedAt, remindedAt }) => ({
    ...{ accountId, name: account.displayName },
    readAt: account.noticeReads[0]?.at,
    confirmedAt: confirmedAt ?? undefined,
    remindedAt: remindedAt ?? undefined,
  }));
}
/** Receipt of a person. */
export type PeopleReceipt = Awaited<ReturnType<typeof listPeopleReceipts>>[number];

/** Tabs of the receipts of people. */
export const peopleTabs = ['all', 'unread', 'unconfirmed'] as const;

/** Number of receipts matching the search, by tab. */
export async function countPeopleReceipts(viewer: Viewer, notice: PeopleNotice, { needle }: PeopleChoice) {
  const count = (tab: (typeof peopleTabs)[number]) =>
    db.noticePerson.count({ where: buildReceiptsWhere(viewer, notice, { tab, needle }) });
  const [all, unread, unconfirmed] = await Promise.all([count('all'), count('unread'), count('unconfirmed')]);
  return { all, unread, unconfirmed };
}

const stillOpen = ({ id, mustRead }: PeopleNotice): Prisma.NoticePersonWhereInput => ({
  OR: [{ NOT: isRead(id) }, ...(mustRead ? [{ confirmedAt: null }] : [])],
});

/** Accounts to remind of a notice: open ones of the college's people with something to do, not reminded since `since`. */
export async function listPeopleToRemind(
  from: Pick<Transaction, 'noticePerson'>,
  viewer: Viewer,
  notice: PeopleNotice,
  since: Date,
): Promise<number[]> {
  const rows = await from.noticePerson.findMany({
    where: {
      AND: [
        buildReceiptsWhere(viewer, notice, { tab: 'all', needle: '' }),
        stillOpen(notice),
        { OR: [{ remindedAt: null }, { remindedAt: { lt: since } }] },
        { account: { status: 'open', collegeUser: { organisationId: viewer.organisationId ?? NO_ID } } },
      ],
    },
    select: { accountId: true },
    orderBy: { accountId: 'asc' },
  });
  return rows.map(({ accountId }) => accountId);
}

/** Number of people that have done everything that a notice asks for. */
export const countDonePeople = (tx: Transaction, viewer: Viewer, notice: PeopleNotice): Promise<number> =>
  tx.noticePerson.count({
    where: { AND: [buildReceiptsWhere(viewer, notice, { tab: 'all', needle: '' }), { NOT: stillOpen(notice) }] },
  });

/** Number of people that a reminder would reach now. */
export const countPeopleToRemind = async (viewer: Viewer, notice: PeopleNotice, since: Date): Promise<number> =>
  (await listPeopleToRemind(db, viewer, notice, since)).length;
