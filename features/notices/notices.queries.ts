import { z } from 'zod';
import { can } from '@/lib/auth/access';
import { getRoleFacts } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { getMediaUrl } from '@/lib/files/picture.schema';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import type { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { targetColumns, toAudience } from './audience/audience.queries';
import { describeAudience } from './audience/names.queries';
import { type NoticeFile, noticeMarks, type SentTab } from './notices.schema';
import type { SentChoice } from './sent.rules';

/** Sender of the viewer's notices: its organisation, null for the agency. */
export const getSenderId = ({ role, organisationId = NO_ID }: Viewer): number | null =>
  getRoleFacts(role).supervises === 'everything' ? null : organisationId;

/** Condition for notices that the viewer manages: those of its organisation if it may send notices, otherwise none. */
export const buildWrittenWhere = (viewer: Viewer): Prisma.NoticeWhereInput =>
  can(viewer, 'notices.send') ? { senderId: getSenderId(viewer) } : { id: NO_ID };

/** Columns of a stored file needed for a link. */
export const noticeFileColumns = selectColumns('id', 'hash', 'extension', 'bytes', 'widths', 'title', 'originalName');

export const noticeTextColumns = {
  ...selectColumns('id', 'title', 'body', 'deadlineAt', 'sentAt'),
  ...noticeMarks,
  attachments: {
    select: { mediaId: true, title: true, media: { select: noticeFileColumns } },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.NoticeSelect;
type TextRow = Prisma.NoticeGetPayload<{ select: typeof noticeTextColumns }>;

/** Notice as its readers see it, from a row with `noticeTextColumns`. */
export function toNoticeText({ attachments, deadlineAt, sentAt, ...row }: TextRow) {
  return {
    ...row,
    deadlineAt: deadlineAt ?? undefined,
    sentAt: sentAt ?? undefined,
    files: attachments.map(({ title, media }) => {
      const file = toNoticeFile(media);
      return { ...file, title: title || file.title };
    }),
  };
}
/** A notice as its readers see it. */
export type NoticeText = ReturnType<typeof toNoticeText>;

type StoredFile = Prisma.MediaGetPayload<{ select: typeof noticeFileColumns }>;

/** File link of a stored file; pictures link to their largest size. */
export function toNoticeFile(media: StoredFile): NoticeFile {
  const { id: mediaId, extension, bytes, title, originalName } = media;
  return { mediaId, title: title || originalName, url: getMediaUrl(media, media.widths.at(-1)), extension, bytes };
}

const stateConditions: Readonly<Record<SentTab, Prisma.NoticeWhereInput>> = {
  all: {},
  draft: { sentAt: null },
  sent: { sentAt: { not: null }, recalledAt: null },
  recalled: { recalledAt: { not: null } },
};

/** Sent notices and drafts, newest first by default, with the receipt figures of those on the page. */
export async function listNotices(viewer: Viewer, choice: SentChoice) {
  const direction = choice.descending ? 'desc' : 'asc';
  const rows = await db.notice.findMany({
    where: { AND: [buildWrittenWhere(viewer), stateConditions[choice.tab], buildSearchWhere(choice.needle)] },
    select: {
      ...selectColumns('id', 'title', 'sentAt', 'recalledAt', 'updatedAt', 'deadlineAt'),
      ...noticeMarks,
    },
    orderBy:
      choice.sort === 'title'
        ? [{ title: direction }, { id: 'desc' }]
        : [{ sentAt: { sort: direction, nulls: choice.descending ? 'first' : 'last' } }, { id: direction }],
    ...toSkipTake(choice),
  });
  const figures = await listNoticeFigures(rows.map(({ id }) => id));
  return rows.map(({ sentAt, recalledAt, deadlineAt, ...row }) => ({
    ...row,
    sentAt: sentAt ?? undefined,
    recalledAt: recalledAt ?? undefined,
    deadlineAt: deadlineAt ?? undefined,
    ...(figures.get(row.id) ?? { delivered: 0, read: 0, confirmed: 0, answered: 0 }),
  }));
}
/** A row of the sender's list. */
export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number];

const buildSearchWhere = (needle: string): Prisma.NoticeWhereInput =>
  needle ? { titleSearch: { contains: escapeLike(needle) } } : {};

const noticeFigureRow = z.object({
  id: z.number(),
  delivered: z.number(),
  read: z.number(),
  confirmed: z.number(),
  answered: z.number(),
});

async function listNoticeFigures(ids: readonly number[]): Promise<Map<number, z.infer<typeof noticeFigureRow>>> {
  const rows: unknown = await db.$queryRaw`
    SELECT notice_id AS id, count(*)::int AS delivered, count(read_at)::int AS read, count(confirmed_at)::int AS confirmed,
      count(answered_at)::int AS answered
    FROM notice_receipt WHERE notice_id = ANY (${[...ids]}) GROUP BY 1`;
  return new Map(
    z
      .array(noticeFigureRow)
      .parse(rows)
      .map((row) => [row.id, row]),
  );
}

/** Number of notices matching the search, by state. */
export async function countNotices(viewer: Viewer, { needle }: SentChoice): Promise<Record<SentTab, number>> {
  const count = (tab: SentTab) =>
    db.notice.count({ where: { AND: [buildWrittenWhere(viewer), stateConditions[tab], buildSearchWhere(needle)] } });
  const [all, draft, sent, recalled] = await Promise.all([
    count('all'),
    count('draft'),
    count('sent'),
    count('recalled'),
  ]);
  return { all, draft, sent, recalled };
}

/** Managed notice with its audience in words; undefined if unknown or of another sender. */
export async function findNotice(viewer: Viewer, id: number) {
  const row = await db.notice.findFirst({
    where: { AND: [{ id }, buildWrittenWhere(viewer)] },
    select: {
      ...noticeTextColumns,
      ...selectColumns('version', 'recalledAt', 'updatedAt', 'isUnion'),
      author: { select: { displayName: true } },
      targets: { select: targetColumns, orderBy: { id: 'asc' } },
    },
  });
  if (!row) return undefined;
  const { targets, isUnion, author, version, recalledAt, updatedAt, ...rest } = row;
  const audience = toAudience({ targets, isUnion });
  const { named, excluded, inWords } = await describeAudience(audience);
  return {
    ...toNoticeText(rest),
    ...{ version, updatedAt, audience },
    /** Organisations named one by one, those excluded, and the whole audience in words. */
    ...{ namedRecipients: named, excludedRecipients: excluded, audienceInWords: inWords },
    author: author?.displayName,
    recalledAt: recalledAt ?? undefined,
  };
}
/** A notice as its sender sees it. */
export type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;
