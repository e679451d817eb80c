import { z } from 'zod';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { buildTrackedSql, buildWrittenWhere } from './senders.queries';

/** Maximum number of notices on an organisation's page. */
const SHOWN = 10;

const counts = z.object({
  received: z.number(),
  unread: z.number(),
  confirm: z.number(),
  answer: z.number(),
  late: z.number(),
});
const row = z.object({
  id: z.number(),
  title: z.string(),
  sender: z.string().nullable(),
  sentAt: z.coerce.date(),
  deadlineAt: z.coerce.date().nullable(),
  mustRead: z.boolean(),
  answerWanted: z.boolean(),
  readAt: z.coerce.date().nullable(),
  confirmedAt: z.coerce.date().nullable(),
  answeredAt: z.coerce.date().nullable(),
  late: z.boolean(),
});
export type OrganisationNoticeRow = z.output<typeof row>;

/** Duties of a receipt `r` of a notice `n` that are not done, and those among them whose deadline is over. */
const confirmSql = Prisma.sql`(n.must_read AND r.confirmed_at IS NULL)`;
const answerSql = Prisma.sql`(n.answer_wanted AND r.answered_at IS NULL)`;
const lateSql = Prisma.sql`((${confirmSql} OR ${answerSql}) AND n.deadline_at < now())`;

/**
 * Notices that an organisation received: all for itself, for others those whose receipts they follow. Their number by
 * what is not done, and the newest, undone ones first; for itself also the number that it sent.
 */
export async function summarizeNotices(viewer: Viewer, organisationId: number) {
  const isOwn = organisationId === viewer.organisationId;
  const reach = isOwn && can(viewer, 'notices.read') ? Prisma.sql`true` : buildTrackedSql(viewer);
  const source = Prisma.sql`
    notice_receipt r JOIN notice n ON n.id = r.notice_id JOIN organisation o ON o.id = r.organisation_id
    LEFT JOIN organisation s ON s.id = n.sender_id
    WHERE r.organisation_id = ${organisationId} AND n.sent_at IS NOT NULL AND n.recalled_at IS NULL AND ${reach}`;
  const [summed, rows, sent] = await Promise.all([
    db.$queryRaw`
      SELECT count(*)::int AS received, (count(*) FILTER (WHERE r.read_at IS NULL))::int AS unread,
        (count(*) FILTER (WHERE ${confirmSql}))::int AS confirm, (count(*) FILTER (WHERE ${answerSql}))::int AS answer,
        (count(*) FILTER (WHERE ${lateSql}))::int AS late
      FROM ${source}`,
    db.$queryRaw`
      SELECT n.id, n.title, s.name AS sender, n.sent_at AS "sentAt", n.deadline_at AS "deadlineAt",
        n.must_read AS "mustRead", n.answer_wanted AS "answerWanted", r.read_at AS "readAt",
        r.confirmed_at AS "confirmedAt", r.answered_at AS "answeredAt", COALESCE(${lateSql}, false) AS late
      FROM ${source}
      ORDER BY (${confirmSql} OR ${answerSql}) DESC, n.sent_at DESC, n.id DESC LIMIT ${SHOWN}`,
    isOwn
      ? db.notice.count({ where: { AND: [buildWrittenWhere(viewer), { sentAt: { not: null }, recalledAt: null }] } })
      : undefined,
  ]);
  const [found] = z.tuple([counts]).parse(summed);
  return { counts: found, rows: z.array(row).parse(rows), sent };
}
export type OrganisationNotices = Awaited<ReturnType<typeof summarizeNotices>>;
