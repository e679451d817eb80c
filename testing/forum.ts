import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { makeUnique } from './builders';

/** A room, by default for everybody. */
export const aRoom = (given: Partial<Prisma.ForumRoomUncheckedCreateInput> = {}) =>
  db.forumRoom.create({ data: { name: makeUnique('ห้อง'), position: 1, ...given } });

type PostOverrides = Partial<Prisma.ForumPostUncheckedCreateInput>;

/** A topic with its first post, by default in a new room. */
export async function aTopic(
  author: Viewer,
  { body = 'ข้อความแรก', ...given }: Partial<Prisma.ForumTopicUncheckedCreateInput> & { body?: string } = {},
) {
  const title = given.title ?? makeUnique('หัวข้อ');
  const roomId = given.roomId ?? (await aRoom()).id;
  const topic = await db.forumTopic.create({
    data: { title, titleSearch: toSearchText(title), authorId: author.accountId, ...given, roomId },
  });
  return { ...topic, first: await aPost(topic.id, author, { body, createdAt: given.createdAt }) };
}

/** A post in a topic. */
export const aPost = (topicId: number, author: Viewer, given: PostOverrides = {}) =>
  db.forumPost.create({ data: { topicId, authorId: author.accountId, body: makeUnique('ข้อความ'), ...given } });
