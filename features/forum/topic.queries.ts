import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { consumeSearchPoints } from '@/lib/http/rate-limit/requests';
import { getPageCount } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { escapeLike, toSearchText } from '@/lib/text/search-text';
import { buildPostsWhere, buildTopicsWhere } from './forum.queries';
import { type TopicChoice, toAuthor, toPostPage, toQuote } from './forum.rules';
import { authorColumns, type Person, POSTS_PER_PAGE } from './forum.schema';
import { buildRoomReadersWhere, findRoom } from './rooms/rooms.queries';
import { type Post, type PostRow, postColumns, toPost } from './topic.rows';

/** Maximum number of suggested names. */
const PEOPLE_SHOWN = 8;

const topicColumns = {
  ...selectColumns('id', 'title', 'pinned', 'closed', 'replies', 'solvedById', 'createdAt', 'hiddenAt', 'hiddenWhy'),
  authorId: true,
  room: { select: { id: true, name: true } },
  author: { select: authorColumns },
} as const satisfies Prisma.ForumTopicSelect;

/** Title of a topic that the viewer may read. */
export async function findTopicTitle(viewer: Viewer, id: number): Promise<string | undefined> {
  const where = { AND: [{ id }, buildTopicsWhere(viewer)] };
  return (await db.forumTopic.findFirst({ where, select: { title: true } }))?.title;
}

/**
 * A topic with a page of its posts, requested by number, by a post on it, or as the first with unread posts.
 *
 * @returns undefined if it doesn't exist or the viewer may not read it
 */
export async function findTopic(viewer: Viewer, id: number, choice: TopicChoice) {
  const topic = await db.forumTopic.findFirst({
    where: { AND: [{ id }, buildTopicsWhere(viewer)] },
    select: topicColumns,
  });
  if (!topic) return undefined;
  const [ends, total, seenId] = await Promise.all([
    db.forumPost.aggregate({ where: { topicId: id }, _min: { id: true }, _max: { id: true } }),
    db.forumPost.count({ where: { topicId: id } }),
    findLastReadPostId(viewer, id),
  ]);
  const pages = getPageCount(total, POSTS_PER_PAGE);
  const page = Math.min(pages, await findPageNumber(id, choice, seenId));
  const rows = await listPosts(id, page);
  const firstId = ends._min.id ?? NO_ID;
  const moderates = can(viewer, 'forum.moderate');
  const open = !topic.closed && topic.hiddenAt === null;
  const about = { viewer, moderates, firstId, lastId: ends._max.id ?? NO_ID, seenId, open };
  const posts = rows.map((row) => toPost(row, about));
  const { authorId, solvedById, hiddenAt, hiddenWhy, ...shown } = topic;
  return {
    ...shown,
    author: toAuthor(topic.author),
    isOwn: authorId !== null && authorId === viewer.accountId,
    solvedById: solvedById ?? undefined,
    hiddenWhy: hiddenAt === null ? undefined : (hiddenWhy ?? ''),
    posts,
    page,
    pages,
    /** First post that the viewer has not seen, if it is on this page. */
    firstNewId: seenId > 0 ? posts.find(({ isNew }) => isNew)?.id : undefined,
    /** Text of the first post, for a news draft. */
    opening: posts.find(({ isFirst }) => isFirst)?.body ?? (await readOpening(viewer, firstId)),
  };
}
export type Topic = NonNullable<Awaited<ReturnType<typeof findTopic>>>;

async function findLastReadPostId({ accountId = NO_ID }: Viewer, topicId: number): Promise<number> {
  const mark = await db.forumRead.findUnique({ where: { accountId_topicId: { accountId, topicId } } });
  return mark?.postId ?? 0;
}

async function findPageNumber(topicId: number, { page, postId, unread }: TopicChoice, seenId: number): Promise<number> {
  if (page !== undefined) return page;
  if (postId === undefined && !unread) return 1;
  const id = postId === undefined ? { lte: seenId } : { lt: postId };
  return toPostPage(await db.forumPost.count({ where: { topicId, id } }));
}

const listPosts = (topicId: number, page: number): Promise<PostRow[]> =>
  db.forumPost.findMany({
    where: { topicId },
    select: postColumns,
    orderBy: { id: 'asc' },
    skip: (page - 1) * POSTS_PER_PAGE,
    take: POSTS_PER_PAGE,
  });

async function readOpening(viewer: Viewer, id: number): Promise<string> {
  const row = await db.forumPost.findFirst({
    where: { AND: [{ id }, buildPostsWhere(viewer)] },
    select: { body: true },
  });
  return row?.body ?? '';
}

/** Quote of a post for the answer form; undefined if the post doesn't exist or is hidden. */
export async function findQuote(viewer: Viewer, topicId: number, id: number): Promise<Post['quote']> {
  const row = await db.forumPost.findFirst({
    where: { AND: [{ id, topicId, hiddenAt: null }, buildPostsWhere(viewer)] },
    select: postColumns.quoted.select,
  });
  return row ? toQuote(row) : undefined;
}

/** Topic of a post, for links that know only the post's id; null if the viewer may not read it. */
export const findPostLocation = (viewer: Viewer, id: number): Promise<{ id: number; topicId: number } | null> =>
  db.forumPost.findFirst({ where: { AND: [{ id }, buildPostsWhere(viewer)] }, select: { id: true, topicId: true } });

type PeopleQuery = { roomId?: number; search: string };

/**
 * People that can be mentioned in a room, searched by part of their own or their organisation's name; empty for a room
 * that the viewer may not be in.
 *
 * @throws AppError 'limited' above 240 a minute
 */
export async function listPeople(viewer: Viewer, { roomId = NO_ID, search }: PeopleQuery): Promise<Person[]> {
  consumeSearchPoints(viewer);
  const room = await findRoom(viewer, roomId);
  if (!room) return [];
  const organisation = { nameSearch: { contains: escapeLike(toSearchText(search)) } };
  const named: Prisma.AccountWhereInput[] = [
    { displayName: { contains: escapeLike(search), mode: 'insensitive' } },
    { systemUser: { organisation } },
    { collegeUser: { organisation } },
  ];
  const rows = await db.account.findMany({
    where: { AND: [buildRoomReadersWhere(room), { OR: named }, { id: { not: viewer.accountId ?? NO_ID } }] },
    select: authorColumns,
    orderBy: [{ displayName: 'asc' }, { id: 'asc' }],
    take: PEOPLE_SHOWN,
  });
  return rows.map((row) => ({ id: row.id, name: row.displayName, organisation: toAuthor(row)?.organisation ?? '' }));
}
