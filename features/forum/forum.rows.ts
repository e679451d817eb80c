import type { Prisma } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { toAuthor } from './forum.rules';
import { authorColumns } from './forum.schema';

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

type Row = Prisma.ForumTopicGetPayload<{ select: typeof topicEntryColumns }>;

export const toTopicEntry = ({ room, author, posts, solvedById, hiddenAt, ...row }: Row, unread: boolean) => ({
  ...row,
  room: room.name,
  author: toAuthor(author),
  solved: solvedById !== null,
  hidden: hiddenAt !== null,
  unread,
  lastBy: posts[0]?.author?.displayName,
});
export type TopicEntry = ReturnType<typeof toTopicEntry>;
