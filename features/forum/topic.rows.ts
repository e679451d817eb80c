import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { selectColumns } from '@/lib/list/select-columns';
import { getCurrentMs } from '@/lib/time/current-time';
import { isWithinEditTime, toAuthor, toQuote } from './forum.rules';
import { authorColumns } from './forum.schema';

export const postColumns = {
  ...selectColumns('id', 'topicId', 'body', 'createdAt', 'editedAt', 'hiddenAt', 'hiddenWhy'),
  author: { select: authorColumns },
  quoted: { select: { id: true, body: true, hiddenAt: true, author: { select: { displayName: true } } } },
  pictures: {
    orderBy: { position: 'asc' },
    select: { mediaId: true, alt: true, media: { select: { ...pictureColumns, alt: true } } },
  },
  mentions: { select: { account: { select: { displayName: true } } } },
} as const satisfies Prisma.ForumPostSelect;
export type PostRow = Prisma.ForumPostGetPayload<{ select: typeof postColumns }>;

type PostViewContext = {
  viewer: Viewer;
  moderates: boolean;
  /** Ids of the topic's first and last post and of the last one the viewer has seen; `open` if it accepts posts. */
  firstId: number;
  lastId: number;
  seenId: number;
  open: boolean;
};

/** A post as the viewer may see it: the text of a hidden one only for its author and moderators. */
export function toPost(row: PostRow, { viewer, moderates, firstId, lastId, seenId, open }: PostViewContext) {
  const isOwn = row.author !== null && row.author.id === viewer.accountId;
  const shown = row.hiddenAt === null || isOwn || moderates;
  const mayChange = isOwn && open && row.hiddenAt === null && isWithinEditTime(row.createdAt, getCurrentMs());
  return {
    id: row.id,
    body: shown ? row.body : '',
    author: toAuthor(row.author),
    at: row.createdAt,
    editedAt: row.editedAt ?? undefined,
    isFirst: row.id === firstId,
    isOwn,
    /** True if it was posted after the last post the viewer saw. */
    isNew: row.id > seenId && !isOwn,
    quote: shown && row.quoted ? toQuote(row.quoted) : undefined,
    pictures: shown ? row.pictures.map(toPostPicture) : [],
    mentions: shown ? row.mentions.map(({ account }) => account.displayName) : [],
    /** Reason for hiding; `shown` is true if the viewer still gets the text. */
    hidden: row.hiddenAt === null ? undefined : { why: row.hiddenWhy ?? '', shown },
    mayChange,
    mayDelete: mayChange && row.id === lastId,
  };
}
export type Post = ReturnType<typeof toPost>;

function toPostPicture({ mediaId, alt, media }: PostRow['pictures'][number]) {
  return { mediaId, alt, picture: toPicture(media, alt || media.alt) };
}
