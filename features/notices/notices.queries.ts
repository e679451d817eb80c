import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getMediaUrl } from '@/lib/files/picture.schema';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import type { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { targetColumns, toAudience } from './audience/audience.queries';
import { describeAudience } from './audience/names.queries';
import { listNoticeFigures } from './figures.queries';
import { type NoticeFile, noticeMarks, type SentTab } from './notices.schema';
import { noticePeopleMessages as people } from './people/people.messages';
import { buildOverseenWhere, buildWrittenWhere, getSenderId } from './senders.queries';
import type { SentChoice } from './sent.rules';

/** Columns of a stored file needed for a link. */
export const noticeFileColumns = selectColumns('id', 'hash', 'extension', 'bytes', 'widths', 'title', 'originalName');

export const noticeTextColumns = {
  ...selectColumns('id', 'title', 'body', 'deadlineAt', 'sentAt'),
  ...noticeMarks,
  sender: { select: { name: true } },
  attachments: {
    select: { mediaId: true, title: true, media: { select: noticeFileColumns } },
    orderBy: { position: 'asc' },
  },
} as const satisfies Prisma.NoticeSelect;
type TextRow = Prisma.NoticeGetPayload<{ select: typeof noticeTextColumns }>;

/** Notice as its readers see it, from a row with `noticeTextColumns`. */
export function toNoticeText({ attachments, deadlineAt, sentAt, sender, ...row }: TextRow) {
  return {
    ...row,
    /** Name of the sending organisation; undefined for the agency. */
    sender: sender?.name,
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

const stateConditions: Readonly<Record<Exclude<SentTab, 'overseen'>, Prisma.NoticeWhereInput>> = {
  all: {},
  draft: { sentAt: null },
  sent: { sentAt: { not: null }, recalledAt: null },
  recalled: { recalledAt: { not: null } },
};

const buildTabWhere = (viewer: Viewer, tab: SentTab): Prisma.NoticeWhereInput =>
  tab === 'overseen' ? buildOverseenWhere(viewer) : { AND: [buildWrittenWhere(viewer), stateConditions[tab]] };

/**
 * Sent notices and drafts, newest first by default, with the receipt figures of those on the page; of the agency's
 * notices, in their own tab, those of the supervised organisations.
 */
export async function listNotices(viewer: Viewer, choice: SentChoice) {
  const direction = choice.descending ? 'desc' : 'asc';
  const rows = await db.notice.findMany({
    where: { AND: [buildTabWhere(viewer, choice.tab), buildSearchWhere(choice.needle)] },
    select: {
      ...selectColumns('id', 'title', 'sentAt', 'recalledAt', 'updatedAt', 'deadlineAt', 'toPeople'),
      ...noticeMarks,
    },
    orderBy:
      choice.sort === 'title'
        ? [{ title: direction }, { id: 'desc' }]
        : [{ sentAt: { sort: direction, nulls: choice.descending ? 'first' : 'last' } }, { id: direction }],
    ...toSkipTake(choice),
  });
  const figures = await listNoticeFigures(
    viewer,
    rows.map(({ id }) => id),
  );
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

/** Number of notices matching the search, by state. */
export async function countNotices(viewer: Viewer, { needle }: SentChoice): Promise<Record<SentTab, number>> {
  const count = (tab: SentTab) =>
    db.notice.count({ where: { AND: [buildTabWhere(viewer, tab), buildSearchWhere(needle)] } });
  const [all, draft, sent, recalled, overseen] = await Promise.all([
    count('all'),
    count('draft'),
    count('sent'),
    count('recalled'),
    count('overseen'),
  ]);
  return { all, draft, sent, recalled, overseen };
}

/** Notices that `findNotice` finds. */
const buildFoundWhere = (viewer: Viewer): Prisma.NoticeWhereInput => ({
  OR: [buildWrittenWhere(viewer), buildOverseenWhere(viewer)],
});

/** Title of such a notice. */
export async function findNoticeTitle(viewer: Viewer, id: number): Promise<string | undefined> {
  const where = { AND: [{ id }, buildFoundWhere(viewer)] };
  return (await db.notice.findFirst({ where, select: { title: true } }))?.title;
}

/**
 * Notice that the viewer's organisation sends, or one of the agency to organisations that it supervises, with the
 * audience in words; undefined for any other.
 */
export async function findNotice(viewer: Viewer, id: number) {
  const row = await db.notice.findFirst({
    where: { AND: [{ id }, buildFoundWhere(viewer)] },
    select: {
      ...noticeTextColumns,
      ...selectColumns('version', 'recalledAt', 'updatedAt', 'isUnion', 'senderId', 'toPeople'),
      author: { select: { displayName: true } },
      targets: { select: targetColumns, orderBy: { id: 'asc' } },
    },
  });
  if (!row) return undefined;
  const { targets, isUnion, author, version, recalledAt, updatedAt, senderId, toPeople, ...rest } = row;
  const audience = toAudience({ targets, isUnion });
  const { named, excluded, inWords } = await describeAudience(audience);
  return {
    ...toNoticeText(rest),
    ...{ version, updatedAt, audience, toPeople },
    /** True if the viewer's organisation sends it; otherwise it only oversees receipts. */
    isOwn: senderId === getSenderId(viewer),
    /** Organisations named one by one, those excluded, and the whole audience in words. */
    ...{
      namedRecipients: named,
      excludedRecipients: excluded,
      audienceInWords: toPeople ? people['noticePeople.everyone'] : inWords,
    },
    author: author?.displayName,
    recalledAt: recalledAt ?? undefined,
  };
}
/** A notice as its sender sees it. */
export type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;
