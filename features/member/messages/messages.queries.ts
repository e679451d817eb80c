import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { type ListState, toSkipTake } from '@/lib/list/list';
import { toExcerpt } from '@/lib/text/excerpt';

/** Maximum number of replies in one thread, and of tracked cases. */
const MAX_LINES = 200;
const MAX_CASES = 50;

const columns = {
  ...{ id: true, trackingCode: true, subject: true, body: true, status: true, createdAt: true, senderSeenAt: true },
  replies: { where: { fromSender: false }, select: { createdAt: true }, orderBy: { id: 'desc' }, take: 1 },
  _count: { select: { replies: { where: { fromSender: false } } } },
} as const satisfies Prisma.ContactMessageSelect;
type Row = Prisma.ContactMessageGetPayload<{ select: typeof columns }>;

/** One of the member's own messages in the list; `unread` if it has been answered since it was last opened. */
export type MyMessage = ReturnType<typeof toMyMessage>;

function toMyMessage({ body, senderSeenAt, replies: [latest], _count, ...row }: Row) {
  const unread = latest !== undefined && (senderSeenAt === null || latest.createdAt > senderSeenAt);
  return { ...row, excerpt: toExcerpt(body), answers: _count.replies, unread };
}

/** Condition of the viewer's own messages; matches none for viewers who are not members. */
const buildMyMessagesWhere = (viewer: Viewer): Prisma.ContactMessageWhereInput => ({
  senderId: can(viewer, 'messages.own') ? (viewer.accountId ?? NO_ID) : NO_ID,
});

/** A page of the messages that a member sent while signed in, newest first. */
export async function listMyMessages(viewer: Viewer, state: Pick<ListState<string>, 'page' | 'per'>) {
  const where = buildMyMessagesWhere(viewer);
  const [rows, total] = await Promise.all([
    db.contactMessage.findMany({
      where,
      select: columns,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...toSkipTake(state),
    }),
    db.contactMessage.count({ where }),
  ]);
  return { items: rows.map(toMyMessage), total };
}

/** One of a member's own messages with its thread; undefined for others' messages and other viewers. */
export async function findMyMessage(viewer: Viewer, id: number | undefined) {
  if (id === undefined) return undefined;
  const row = await db.contactMessage.findFirst({
    where: { AND: [{ id }, buildMyMessagesWhere(viewer)] },
    select: columns,
  });
  if (!row) return undefined;
  const lines = await db.contactReply.findMany({
    where: { messageId: id },
    select: { id: true, body: true, createdAt: true, fromSender: true },
    orderBy: { id: 'asc' },
    take: MAX_LINES,
  });
  const thread = lines.map(({ createdAt: at, fromSender: mine, ...line }) => ({ ...line, at, mine }));
  return { ...toMyMessage(row), body: row.body, thread };
}

export type MyThread = NonNullable<Awaited<ReturnType<typeof findMyMessage>>>;

/** Number of a member's own messages with unread answers. */
export async function countUnreadAnswers(viewer: Viewer): Promise<number> {
  if (!can(viewer, 'messages.own')) return 0;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM contact_message m
    WHERE m.sender_id = ${viewer.accountId ?? NO_ID} AND EXISTS (
      SELECT FROM contact_reply r
      WHERE r.message_id = m.id AND NOT r.from_sender AND (m.sender_seen_at IS NULL OR r.created_at > m.sender_seen_at))`;
  return row?.count ?? 0;
}

/** Suggestions, complaints and data requests of the member's e-mail or account, newest first. */
export async function listTrackedCases(viewer: Viewer) {
  if (!can(viewer, 'messages.own') || !viewer.email) return [];
  const { email, accountId = NO_ID } = viewer;
  const common = { trackingCode: true, status: true, createdAt: true, kind: true } as const;
  const page = { orderBy: { createdAt: 'desc' }, take: MAX_CASES } as const;
  const [suggestions, requests] = await Promise.all([
    db.suggestion.findMany({ where: { email }, select: { ...common, subject: true }, ...page }),
    db.rightsRequest.findMany({ where: { OR: [{ email }, { accountId }] }, select: common, ...page }),
  ]);
  const cases = [
    ...suggestions.map(({ kind, subject, ...row }) => ({ ...row, what: kind, title: subject })),
    ...requests.map(({ kind, ...row }) => ({
      ...row,
      what: 'rights' as const,
      title: dataRequestsMessages[`rights.kind.${kind}`].th,
    })),
  ];
  return cases.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, MAX_CASES);
}

/** A suggestion, complaint or data request of the member, which has a tracking page. */
export type TrackedCase = Awaited<ReturnType<typeof listTrackedCases>>[number];
