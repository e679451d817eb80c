import { cache } from 'react';
import { z } from 'zod';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { toSkipTake } from '@/lib/list/list';
import { pickMessage } from '@/lib/messages/message';
import { escapeLike } from '@/lib/text/search-text';
import { toNfc } from '@/lib/text/stacked-marks';
import { forumMessages as words } from './forum.messages';
import { topicEntryColumns, toTopicEntry } from './forum.rows';
import { type ForumChoice, forumList } from './forum.rules';
import { MAX_BADGE_COUNT, MAX_UNREAD, MIN_BODY_NEEDLE, type RoomCard, UNREAD_DAYS } from './forum.schema';
import { buildRoomsWhere, listRooms } from './rooms/rooms.queries';
import { MAX_ROOMS } from './rooms/rooms.schema';

/** Topics that the viewer may read: those of their rooms; hidden ones only for their authors and moderators. */
export function buildTopicsWhere(viewer: Viewer): Prisma.ForumTopicWhereInput {
  const room = buildRoomsWhere(viewer);
  if (can(viewer, 'forum.moderate')) return { room };
  return { room, OR: [{ hiddenAt: null }, { authorId: viewer.accountId ?? NO_ID }] };
}

/** Posts whose text the viewer may read, of topics that they may read. */
export function buildPostsWhere(viewer: Viewer): Prisma.ForumPostWhereInput {
  if (can(viewer, 'forum.moderate')) return { topic: buildTopicsWhere(viewer) };
  return { topic: buildTopicsWhere(viewer), OR: [{ hiddenAt: null }, { authorId: viewer.accountId ?? NO_ID }] };
}

/** Filters for the files of pictures below those posts. */
export const buildForumFilesWhere = (viewer: Viewer): Prisma.MediaWhereInput[] => [
  { forumPictures: { some: { post: buildPostsWhere(viewer) } } },
];

/**
 * Locks a topic until the end of the transaction, so that its posts are written one after the other.
 *
 * @throws AppError 'missing' for one that the viewer may not read; a hidden one is still found
 */
export async function lockTopic(tx: Transaction, viewer: Viewer, id: number) {
  await tx.$queryRaw`SELECT id FROM forum_topic WHERE id = ${id} FOR UPDATE`;
  const topic = await tx.forumTopic.findFirst({ where: { AND: [{ id }, { room: buildRoomsWhere(viewer) }] } });
  if (!topic) throw new AppError('missing', pickMessage(words, 'forum.missing'));
  return topic;
}

async function listRoomIds(viewer: Viewer): Promise<number[]> {
  const rows = await db.forumRoom.findMany({ where: buildRoomsWhere(viewer), select: { id: true }, take: MAX_ROOMS });
  return rows.map(({ id }) => id);
}

const unreadRow = z.object({ id: z.number(), roomId: z.number() });

/**
 * Topics of the last 60 days with posts by others after the last one the viewer saw, newest first, at most 2,000.
 * Cached per render.
 */
export const listUnreadTopics = cache(async (viewer: Viewer): Promise<z.infer<typeof unreadRow>[]> => {
  const { accountId = NO_ID } = viewer;
  const rows = await db.$queryRaw`
    SELECT t.id, t.room_id AS "roomId" FROM forum_topic t
    LEFT JOIN forum_read r ON r.account_id = ${accountId} AND r.topic_id = t.id
    WHERE t.room_id = ANY(${await listRoomIds(viewer)}::int[]) AND t.hidden_at IS NULL
      AND t.active_at > now() - make_interval(days => ${UNREAD_DAYS})
      AND EXISTS (SELECT 1 FROM forum_post p WHERE p.topic_id = t.id AND p.id > COALESCE(r.post_id, 0)
        AND p.hidden_at IS NULL AND p.author_id IS DISTINCT FROM ${accountId})
    ORDER BY t.active_at DESC, t.id DESC LIMIT ${MAX_UNREAD}`;
  return z.array(unreadRow).parse(rows);
});

/**
 * Number of topics that need the viewer's attention: with an unseen mention, or an own one with new answers; for a
 * moderator, reported posts too.
 *
 * @returns at most 99; 0 for roles without a forum
 */
export async function countUnreadForum(viewer: Viewer): Promise<number> {
  if (!can(viewer, 'forum.write')) return 0;
  const { accountId = NO_ID } = viewer;
  const rooms = await listRoomIds(viewer);
  const rows = await db.$queryRaw`
    SELECT count(*)::int AS count FROM (
      (SELECT p.topic_id FROM forum_mention m JOIN forum_post p ON p.id = m.post_id JOIN forum_topic t ON t.id = p.topic_id
        WHERE m.account_id = ${accountId} AND m.seen_at IS NULL AND p.hidden_at IS NULL AND t.hidden_at IS NULL
          AND t.room_id = ANY(${rooms}::int[]) LIMIT ${MAX_BADGE_COUNT})
      UNION
      (SELECT t.id FROM forum_topic t LEFT JOIN forum_read r ON r.account_id = ${accountId} AND r.topic_id = t.id
        WHERE t.author_id = ${accountId} AND t.room_id = ANY(${rooms}::int[]) AND t.hidden_at IS NULL
          AND t.active_at > now() - make_interval(days => ${UNREAD_DAYS})
          AND EXISTS (SELECT 1 FROM forum_post p WHERE p.topic_id = t.id AND p.id > COALESCE(r.post_id, 0)
            AND p.hidden_at IS NULL AND p.author_id IS DISTINCT FROM ${accountId}) LIMIT ${MAX_BADGE_COUNT})
    ) called`;
  const [called] = z.array(z.object({ count: z.number() })).parse(rows);
  return Math.min(MAX_BADGE_COUNT, (called?.count ?? 0) + (await countReportedPosts(viewer)));
}

/** Number of posts that await a moderator's decision; 0 for everybody else. */
export async function countReportedPosts(viewer: Viewer): Promise<number> {
  if (!can(viewer, 'forum.moderate')) return 0;
  return db.forumPost.count({ where: { AND: [buildPostsWhere(viewer), { reports: { some: { status: 'new' } } }] } });
}

/** Rooms of a viewer with their recent activity. */
export async function listRoomCards(viewer: Viewer): Promise<RoomCard[]> {
  const [rooms, groups, unread] = await Promise.all([
    listRooms(viewer),
    db.forumTopic.groupBy({
      by: ['roomId'],
      where: { AND: [buildTopicsWhere(viewer), { hiddenAt: null }] },
      _count: true,
      _max: { activeAt: true },
    }),
    listUnreadTopics(viewer),
  ]);
  const byRoom = new Map(groups.map((group) => [group.roomId, group]));
  return rooms.map((room) => ({
    ...room,
    topics: byRoom.get(room.id)?._count ?? 0,
    unread: unread.filter(({ roomId }) => roomId === room.id).length,
    activeAt: byRoom.get(room.id)?._max.activeAt ?? undefined,
  }));
}

type FilterContext = { viewer: Viewer; unread: readonly number[] };

const filterConditions: Readonly<Record<ForumChoice['filter'], (asked: FilterContext) => Prisma.ForumTopicWhereInput>> =
  {
    all: () => ({}),
    unread: ({ unread }) => ({ id: { in: [...unread] } }),
    mine: ({ viewer }) => ({ posts: { some: { authorId: viewer.accountId ?? NO_ID } } }),
    mentioned: ({ viewer }) => ({
      posts: { some: { hiddenAt: null, mentions: { some: { accountId: viewer.accountId ?? NO_ID } } } },
    }),
    unanswered: () => ({ replies: 0, closed: false }),
    solved: () => ({ solvedById: { not: null } }),
    reported: () => ({ posts: { some: { reports: { some: { status: 'new' } } } } }),
  };

/** Searches topics by title and, from three letters on, by posts that the viewer may read. */
function buildTopicSearchWhere(viewer: Viewer, { search, needle }: ForumChoice): Prisma.ForumTopicWhereInput {
  if (!needle) return {};
  const title = { titleSearch: { contains: escapeLike(needle) } };
  if (needle.length < MIN_BODY_NEEDLE) return title;
  const body = { contains: escapeLike(toNfc(search)), mode: 'insensitive' } as const;
  return { OR: [title, { posts: { some: { AND: [buildPostsWhere(viewer), { body }] } } }] };
}

/** A page of the topics that a viewer may read, pinned ones first, with the total. */
export async function listTopics(viewer: Viewer, choice: ForumChoice) {
  const unread = (await listUnreadTopics(viewer)).map(({ id }) => id);
  const where: Prisma.ForumTopicWhereInput = {
    AND: [
      buildTopicsWhere(viewer),
      forumList.where(choice),
      filterConditions[choice.filter]({ viewer, unread }),
      buildTopicSearchWhere(viewer, choice),
    ],
  };
  const [rows, total] = await Promise.all([
    db.forumTopic.findMany({
      where,
      select: topicEntryColumns,
      orderBy: [{ pinned: 'desc' }, buildTopicOrder(choice), { id: 'desc' }],
      ...toSkipTake(choice),
    }),
    db.forumTopic.count({ where }),
  ]);
  const isUnread = new Set(unread);
  return { items: rows.map((row) => toTopicEntry(row, isUnread.has(row.id))), total, unread: unread.length };
}

const sortColumns = { active: 'activeAt', created: 'createdAt', replies: 'replies' } as const;

const buildTopicOrder = ({ sort, descending }: ForumChoice): Prisma.ForumTopicOrderByWithRelationInput => ({
  [sortColumns[sort]]: descending ? 'desc' : 'asc',
});
