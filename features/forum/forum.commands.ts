import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { parseInput } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { forumMessages as words } from './forum.messages';
import { buildPostsWhere, buildTopicsWhere, listUnreadTopics, lockTopic } from './forum.queries';
import { allReadInput, readMarkInput, reasonInput, solutionInput } from './forum.schema';

/** No cached page shows anything of the forum. */

/**
 * Records that the viewer has seen a topic up to a post, including the mentions up to there; never moves back.
 *
 * @throws AppError 'missing' for a post that the viewer may not read
 */
export const markRead = command({
  access: 'forum.write',
  input: readMarkInput,
  run: async ({ topicId, postId }, viewer, tx) => {
    const { accountId = NO_ID } = viewer;
    const seen = { id: postId, topic: { AND: [{ id: topicId }, buildTopicsWhere(viewer)] } };
    if ((await tx.forumPost.count({ where: seen })) === 0)
      throw new AppError('missing', pickMessage(words, 'forum.postMissing'));
    await tx.$executeRaw`
      INSERT INTO forum_read (topic_id, account_id, post_id, at) VALUES (${topicId}, ${accountId}, ${postId}, now())
      ON CONFLICT (account_id, topic_id)
        DO UPDATE SET post_id = greatest(forum_read.post_id, EXCLUDED.post_id), at = now()`;
    await tx.forumMention.updateMany({
      where: { accountId, seenAt: null, post: { topicId, id: { lte: postId } } },
      data: { seenAt: getCurrentTime() },
    });
  },
});

/** Marks all unread topics as read, in all rooms or in one. */
export const markAllRead = command({
  access: 'forum.write',
  input: allReadInput,
  run: async ({ roomId }, viewer, tx) => {
    const { accountId = NO_ID } = viewer;
    const unread = await listUnreadTopics(viewer);
    const ids = unread.flatMap((topic) => (roomId === undefined || topic.roomId === roomId ? [topic.id] : []));
    await tx.$executeRaw`
      INSERT INTO forum_read (topic_id, account_id, post_id, at)
      SELECT topic_id, ${accountId}, max(id), now() FROM forum_post WHERE topic_id = ANY(${ids}::int[]) GROUP BY topic_id
      ON CONFLICT (account_id, topic_id)
        DO UPDATE SET post_id = greatest(forum_read.post_id, EXCLUDED.post_id), at = now()`;
    const inRoom = roomId === undefined ? {} : { post: { topic: { roomId } } };
    await tx.forumMention.updateMany({
      where: { accountId, seenAt: null, ...inRoom },
      data: { seenAt: getCurrentTime() },
    });
  },
});

/**
 * Marks the answer that solved a topic, or clears it; allowed for its author and moderators.
 *
 * @throws AppError 'forbidden' for others; 'invalid' for a post that is no visible answer of the topic; 'missing';
 *   'conflict' while the topic is hidden
 */
export const solveTopic = command({
  access: 'forum.write',
  input: solutionInput,
  run: async ({ topicId, postId }, viewer, tx) => {
    const topic = await lockTopic(tx, viewer, topicId);
    const isOwn = topic.authorId !== null && topic.authorId === viewer.accountId;
    if (!isOwn && !can(viewer, 'forum.moderate')) throw new AppError('forbidden', pickMessage(words, 'forum.notYours'));
    if (topic.hiddenAt) throw new AppError('conflict', pickMessage(words, 'forum.hiddenTopic'));
    if (postId !== undefined) {
      const first = await tx.forumPost.findFirst({ where: { topicId }, orderBy: { id: 'asc' }, select: { id: true } });
      const answer = { AND: [{ id: postId, topicId, hiddenAt: null }, { id: { not: first?.id ?? NO_ID } }] };
      if ((await tx.forumPost.count({ where: answer })) === 0)
        throw new AppError('invalid', pickMessage(words, 'forum.notAnswer'));
    }
    await tx.forumTopic.update({ where: { id: topicId }, data: { solvedById: postId ?? null } });
    return topic.solvedById;
  },
  audit: ({ topicId, postId }, before) => ({
    action: 'forum.solve',
    noun: 'forumTopic',
    nounId: topicId,
    before: { postId: before },
    after: { postId: postId ?? null },
  }),
});

const storeReport = command({
  access: 'forum.write',
  input: reasonInput,
  run: async (report, viewer, tx) => {
    const { accountId = NO_ID } = viewer;
    const where = { AND: [{ id: report.id, hiddenAt: null }, buildPostsWhere(viewer)] };
    const post = await tx.forumPost.findFirst({ where, select: { authorId: true } });
    if (!post) throw new AppError('missing', pickMessage(words, 'forum.postMissing'));
    if (post.authorId === accountId) throw new AppError('conflict', pickMessage(words, 'forum.ownReport'));
    const key = { postId: report.id, accountId };
    const said = { reason: report.reason, status: 'new' as const, createdAt: getCurrentTime() };
    await tx.forumReport.upsert({
      where: { postId_accountId: key },
      create: { ...key, ...said },
      update: said,
    });
  },
  audit: ({ id: nounId, ...after }) => ({ action: 'forum.report', noun: 'forumPost', nounId, after }),
});

/**
 * Reports somebody else's post to the moderators; a second report by the same account replaces its first.
 *
 * @param raw `id` of the post and `reason`
 * @throws AppError 'missing'; 'conflict' for an own post; 'invalid'; 'limited' above 20 an hour
 */
export async function reportPost(raw: unknown, viewer: Viewer): Promise<void> {
  if (can(viewer, 'forum.write')) {
    parseInput(reasonInput, raw);
    await consume(getLimiter('forum.reports'), String(viewer.accountId));
  }
  await storeReport(raw, viewer);
}
