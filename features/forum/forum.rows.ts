import type { Prisma } from '@/lib/db/db';
import { selectColumns } from '@/lib/db/select-columns';
import { toAuthor } from './forum.rules';
import { authorColumns, type TopicEntry } from './forum.schema';

export const topicEntryColumns = {
  ...selectColumns('id', 'title', 'pinned', 'closed', 'replies', 'solvedById', 'createdAt', 'activeAt', 'hiddenAt'),
  room: { select: { name: true } },
  author: { select: authorColumns },
  posts: {
    where: { hiddenAt: null },
    orderBy: { id: 'desc' },
    take: 1,
    select: { author: { select: { displayName: true } } },
  },
} as const satisfies Prisma.ForumTopicSelect;

export function toTopicEntry(
  row: Prisma.ForumTopicGetPayload<{ select: typeof topicEntryColumns }>,
  unread: boolean,
): TopicEntry {
  return {
    id: row.id,
    title: row.title,
    room: row.room.name,
    author: toAuthor(row.author),
    pinned: row.pinned,
    closed: row.closed,
    solved: row.solvedById !== null,
    hidden: row.hiddenAt !== null,
    unread,
    replies: row.replies,
    createdAt: row.createdAt,
    activeAt: row.activeAt,
    lastBy: row.posts[0]?.author?.displayName,
  };
}
