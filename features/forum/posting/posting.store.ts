import { listUsableMedia } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import type { Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { forumMessages as words } from '../forum.messages';
import { readMentionCandidates } from '../forum.rules';
import { MAX_MENTIONS } from '../forum.schema';
import { buildRoomReadersWhere } from '../rooms/rooms.queries';
import type { RoomAudience } from '../rooms/rooms.schema';

/** Maximum number of accounts read for the candidate names; more than share one name. */
const MAX_MENTIONED = 100;

type Picture = { mediaId: number; alt: string };

/**
 * Replaces the pictures of a post: of the writer's own library, or already on the post.
 *
 * @throws AppError 'invalid' for any other
 */
export async function writePictures(
  tx: Transaction,
  viewer: Viewer,
  postId: number,
  pictures: readonly Picture[],
): Promise<void> {
  const ids = pictures.map(({ mediaId }) => mediaId);
  // Locks the files against deletion meanwhile.
  if (ids.length > 0) await tx.$queryRaw`SELECT id FROM media WHERE id = ANY(${ids}::int[]) ORDER BY id FOR SHARE`;
  const usable = await listUsableMedia(viewer, { ids }, tx);
  const held = await tx.forumPicture.findMany({ where: { postId }, select: { mediaId: true } });
  const known = new Set([
    ...usable.flatMap(({ id, kind }) => (kind === 'image' ? [id] : [])),
    ...held.map(({ mediaId }) => mediaId),
  ]);
  if (ids.some((id) => !known.has(id))) throw createFieldError('pictures', words['forum.foreignPicture']);
  await tx.forumPicture.deleteMany({ where: { postId } });
  await tx.forumPicture.createMany({
    data: pictures.map(({ mediaId, alt }, index) => ({ postId, mediaId, alt, position: index + 1 })),
  });
}

/**
 * Stores the mentions of a post: readers of its room whose names follow an `@`, the longest where several match.
 *
 * @returns accounts that it did not mention before
 */
export async function writeMentions(
  tx: Transaction,
  { accountId = NO_ID }: Viewer,
  room: RoomAudience,
  post: { id: number; body: string },
): Promise<number[]> {
  const calls = readMentionCandidates(post.body, MAX_MENTIONS);
  const people = await tx.account.findMany({
    where: {
      AND: [buildRoomReadersWhere(room), { displayName: { in: [...new Set(calls.flat())] }, id: { not: accountId } }],
    },
    select: { id: true, displayName: true },
    orderBy: { id: 'asc' },
    take: MAX_MENTIONED,
  });
  const names = new Set(people.map(({ displayName }) => displayName));
  const called = new Set(calls.flatMap((beginnings) => beginnings.find((name) => names.has(name)) ?? []));
  const ids = people.flatMap(({ id, displayName }) => (called.has(displayName) ? [id] : []));
  await tx.forumMention.deleteMany({ where: { postId: post.id, accountId: { notIn: ids } } });
  const before = await tx.forumMention.findMany({ where: { postId: post.id }, select: { accountId: true } });
  const known = new Set(before.map((row) => row.accountId));
  const added = ids.filter((id) => !known.has(id));
  await tx.forumMention.createMany({ data: added.map((id) => ({ postId: post.id, accountId: id })) });
  return added;
}

/** Recounts a topic's visible answers, updates its last activity, and clears the solution if that answer is hidden. */
export async function updateTopicCounters(tx: Transaction, topicId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE forum_topic t SET replies = greatest(0, p.shown - 1), active_at = COALESCE(p.last_at, t.created_at),
      solved_by_id = (SELECT s.id FROM forum_post s WHERE s.id = t.solved_by_id AND s.hidden_at IS NULL)
    FROM (SELECT (count(*) FILTER (WHERE hidden_at IS NULL OR id = first_id))::int AS shown,
        max(created_at) FILTER (WHERE hidden_at IS NULL) AS last_at
      FROM (SELECT id, created_at, hidden_at, min(id) OVER () AS first_id FROM forum_post WHERE topic_id = ${topicId}) q) p
    WHERE t.id = ${topicId}`;
}
