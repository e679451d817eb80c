import { z } from 'zod';
import { buildLiveSql } from '@/features/waiting/marks.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { noticeFileColumns, noticeTextColumns, toNoticeFile, toNoticeText } from '../notices.queries';
import { buildPersonalWhere } from '../people/people.queries';
import { buildOverseenWhere, buildTrackedWhere } from '../senders.queries';
import type { InboxChoice } from './inbox.rules';
import {
  HOME_NOTICES,
  type InboxTab,
  inboxTabs,
  type NoticesSummary,
  type ReceivedNoticeRow,
  receivedNoticeRow,
} from './inbox.schema';

/** Organisation whose notices the viewer reads. */
const getReadingOrganisationId = (viewer: Viewer): number =>
  can(viewer, 'notices.read') ? (viewer.organisationId ?? NO_ID) : NO_ID;

/** Condition for receipts of the viewer's organisation: notices sent and not recalled. */
export const buildReceivedWhere = (viewer: Viewer): Prisma.NoticeReceiptWhereInput => ({
  organisationId: getReadingOrganisationId(viewer),
  notice: { sentAt: { not: null }, recalledAt: null },
});

/** Conditions for files of received notices, of those whose receipts the viewer follows, and of answers to both. */
export const listNoticeFileConditions = (viewer: Viewer): Prisma.MediaWhereInput[] => [
  {
    noticeFiles: {
      some: { notice: { sentAt: { not: null }, recalledAt: null, receipts: { some: buildReceivedWhere(viewer) } } },
    },
  },
  { noticeFiles: { some: { notice: { people: { some: buildPersonalWhere(viewer) } } } } },
  { noticeFiles: { some: { notice: buildOverseenWhere(viewer) } } },
  {
    noticeAnswers: { some: { OR: [{ organisationId: getReadingOrganisationId(viewer) }, buildTrackedWhere(viewer)] } },
  },
];

/** SQL source of the viewer's receipts `r`, personal ones too, their notices `n`, and the account's read marks `me`. */
export const buildReceivedSource = (viewer: Viewer): Prisma.Sql => Prisma.sql`
  (SELECT notice_id, confirmed_at, answered_at, reminded_at FROM notice_receipt
    WHERE organisation_id = ${getReadingOrganisationId(viewer)}
  UNION ALL
  SELECT x.notice_id, x.confirmed_at, NULL, x.reminded_at FROM notice_person x JOIN notice own ON own.id = x.notice_id
    WHERE x.account_id = ${viewer.accountId ?? NO_ID} AND own.sender_id = ${getReadingOrganisationId(viewer)}
  ) r JOIN notice n ON n.id = r.notice_id
  LEFT JOIN organisation s ON s.id = n.sender_id
  LEFT JOIN notice_read me ON me.notice_id = n.id AND me.account_id = ${viewer.accountId ?? NO_ID}
  WHERE n.sent_at IS NOT NULL AND n.recalled_at IS NULL`;

/**
 * First duty of the viewer with a received notice: to answer, to confirm, if the account may do that for its office or
 * for itself, or to open it; null for nothing.
 */
export const buildDutySql = (viewer: Viewer): Prisma.Sql =>
  can(viewer, 'notices.answer')
    ? Prisma.sql`CASE WHEN ${tabConditions.answer} THEN 'answer' WHEN ${tabConditions.confirm} THEN 'confirm'
        WHEN ${tabConditions.unread} THEN 'read' END`
    : Prisma.sql`CASE WHEN n.to_people AND ${tabConditions.confirm} THEN 'confirm' WHEN ${tabConditions.unread} THEN 'read' END`;

/** Text that changes when the sender reminds. */
export const noticeStamp = Prisma.sql`COALESCE(extract(epoch FROM r.reminded_at)::text, '')`;

/**
 * Conditions of the tabs. `todo`, which waits for the viewer, asks something of the account that it has neither snoozed
 * nor given to a colleague: it is the number of the menu, the home and the inbox, too.
 */
const buildTabConditions = (viewer: Viewer): Readonly<Record<InboxTab, Prisma.Sql>> => {
  const columns = { id: Prisma.sql`n.id`, since: Prisma.sql`n.sent_at`, stamp: noticeStamp };
  const isLive = buildLiveSql(viewer, 'notice', columns, getCurrentTime());
  return { ...tabConditions, todo: Prisma.sql`(${buildDutySql(viewer)} IS NOT NULL AND ${isLive})` };
};

const tabConditions = {
  all: Prisma.sql`true`,
  unread: Prisma.sql`me.at IS NULL`,
  confirm: Prisma.sql`(n.must_read AND r.confirmed_at IS NULL)`,
  answer: Prisma.sql`(n.answer_wanted AND r.answered_at IS NULL)`,
  deadline: Prisma.sql`n.deadline_at IS NOT NULL`,
} as const;

const columns = Prisma.sql`
  n.id, n.title, s.name AS sender, n.must_read AS "mustRead", n.answer_wanted AS "answerWanted", n.deadline_at AS "deadlineAt",
  n.sent_at AS "sentAt", (SELECT count(*)::int FROM notice_attachment f WHERE f.notice_id = n.id) AS files,
  me.at IS NOT NULL AS read, r.confirmed_at AS "confirmedAt", r.answered_at AS "answeredAt"`;

const buildSearchCondition = ({ needle }: Pick<InboxChoice, 'needle'>) =>
  needle ? Prisma.sql`n.title_search LIKE ${`%${escapeLike(needle)}%`}` : Prisma.sql`true`;

/** One page of received notices: unread first, then newest; the deadline tab by deadline. */
export async function listInbox(viewer: Viewer, choice: InboxChoice): Promise<ReceivedNoticeRow[]> {
  const { skip, take } = toSkipTake(choice);
  const order =
    choice.tab === 'deadline'
      ? Prisma.sql`n.deadline_at < now(), abs(extract(epoch FROM n.deadline_at - now())), n.id DESC`
      : Prisma.sql`me.at IS NOT NULL, n.sent_at DESC, n.id DESC`;
  const rows: unknown = await db.$queryRaw`
    SELECT ${columns} FROM ${buildReceivedSource(viewer)} AND ${buildTabConditions(viewer)[choice.tab]} AND ${buildSearchCondition(choice)}
    ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;
  return z.array(receivedNoticeRow).parse(rows);
}

const counts = z.record(z.enum(inboxTabs), z.number());

/** Number of received notices matching the search, by tab. */
export async function countInbox(viewer: Viewer, choice: InboxChoice): Promise<Record<InboxTab, number>> {
  const rows: unknown = await db.$queryRaw`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE ${buildTabConditions(viewer).todo}))::int AS todo, (count(*) FILTER (WHERE ${tabConditions.unread}))::int AS unread,
      (count(*) FILTER (WHERE ${tabConditions.confirm}))::int AS confirm, (count(*) FILTER (WHERE ${tabConditions.answer}))::int AS answer,
      (count(*) FILTER (WHERE ${tabConditions.deadline}))::int AS deadline
    FROM ${buildReceivedSource(viewer)} AND ${buildSearchCondition(choice)}`;
  const [found] = z.array(counts).length(1).parse(rows);
  return found ?? { all: 0, todo: 0, unread: 0, confirm: 0, answer: 0, deadline: 0 };
}

const counted = z.array(z.object({ count: z.number() })).length(1);

/** Number of received notices that wait for the viewer; the inbox, the home and the tab `todo` count the same. */
export async function countWaitingNotices(viewer: Viewer): Promise<number> {
  if (!can(viewer, 'notices.read')) return 0;
  const rows: unknown = await db.$queryRaw`
    SELECT count(*)::int AS count FROM ${buildReceivedSource(viewer)} AND ${buildTabConditions(viewer).todo}`;
  return counted.parse(rows)[0]?.count ?? 0;
}

/** Received notice with its files and the state of the viewer's organisation; undefined for any other. */
export async function findReceivedNotice(viewer: Viewer, noticeId: number) {
  const row = await db.noticeReceipt.findFirst({
    where: { AND: [{ noticeId }, buildReceivedWhere(viewer)] },
    select: {
      ...selectColumns('readAt', 'confirmedAt', 'answeredAt', 'answer'),
      answerMedia: { select: noticeFileColumns },
      notice: { select: noticeTextColumns },
    },
  });
  if (!row) return findPersonalNotice(viewer, noticeId);
  const { notice, answerMedia, answer, readAt, confirmedAt, answeredAt } = row;
  return {
    ...toNoticeText(notice),
    readAt: readAt ?? undefined,
    confirmedAt: confirmedAt ?? undefined,
    answeredAt: answeredAt ?? undefined,
    answer: answer ?? '',
    answerFile: answerMedia ? toNoticeFile(answerMedia) : undefined,
    isPersonal: false,
  };
}

/** Notice of a college to its people, with the state of the viewer's own receipt. */
async function findPersonalNotice(viewer: Viewer, noticeId: number) {
  const row = await db.noticePerson.findFirst({
    where: { AND: [{ noticeId }, buildPersonalWhere(viewer)] },
    select: { confirmedAt: true, notice: { select: noticeTextColumns } },
  });
  if (!row) return undefined;
  return {
    ...toNoticeText(row.notice),
    ...{ readAt: undefined, answeredAt: undefined, answer: '', answerFile: undefined },
    confirmedAt: row.confirmedAt ?? undefined,
    isPersonal: true,
  };
}
/** Received notice with the state of the viewer's organisation. */
export type ReceivedNotice = NonNullable<Awaited<ReturnType<typeof findReceivedNotice>>>;

/**
 * Summary for the home page of the area: number and first of the notices to be read or acted on, and the next
 * deadlines.
 */
export async function getNoticesSummary(viewer: Viewer): Promise<NoticesSummary> {
  const isWaiting = buildTabConditions(viewer).todo;
  const [count, waiting, deadlines] = await Promise.all([
    countWaitingNotices(viewer),
    db.$queryRaw`
      SELECT ${columns} FROM ${buildReceivedSource(viewer)} AND ${isWaiting}
      ORDER BY (${tabConditions.confirm} OR ${tabConditions.answer}) DESC, n.sent_at DESC, n.id DESC LIMIT ${HOME_NOTICES}`,
    db.$queryRaw`
      SELECT ${columns} FROM ${buildReceivedSource(viewer)} AND n.deadline_at > now() AND (${tabConditions.confirm} OR ${tabConditions.answer})
      ORDER BY n.deadline_at, n.id LIMIT ${HOME_NOTICES}`,
  ]);
  const rows = z.array(receivedNoticeRow);
  return {
    count,
    waiting: rows.parse(waiting),
    deadlines: rows.parse(deadlines),
  };
}
