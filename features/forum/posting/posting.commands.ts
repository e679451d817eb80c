import type { z } from 'zod';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { idInput } from '@/lib/command/validation';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { enqueueMails } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { forumMessages as words } from '../forum.messages';
import { reasonInput } from '../forum.schema';
import { findRoom } from '../rooms/rooms.queries';
import { listForumMails, lockOpenTopic, lockOwnPost, lockPost } from './posting.queries';
import { DUPLICATE_SECONDS, postChangeInput, topicAnswerInput, topicInput } from './posting.schema';
import { updateTopicCounters, writeMentions, writePictures } from './posting.store';

/** No cached page shows anything of the forum. */
const getPostLimit = () => getLimiter('forum.posts');
const getDuplicateStart = () => new Date(getCurrentMs() - DUPLICATE_SECONDS * 1_000);

/** Applies the rate limit, which counts valid input only. */
const withPostLimit =
  <R>(schema: z.ZodType, keep: (raw: unknown, viewer: Viewer) => Promise<R>) =>
  async (raw: unknown, viewer: Viewer): Promise<R> => {
    if (can(viewer, 'forum.write')) {
      parseInput(schema, raw);
      await consume(getPostLimit(), String(viewer.accountId), pickMessage(words, 'forum.tooMany'));
    }
    return keep(raw, viewer);
  };

const storeTopic = command({
  access: 'forum.write',
  input: topicInput,
  run: async ({ roomId, title, body, pictures }, viewer, tx) => {
    const room = await findRoom(viewer, roomId, tx);
    if (!room) throw createFieldError('roomId', words['forum.roomMissing']);
    const { accountId: authorId = 0 } = viewer;
    // Serialises two submissions of the same form.
    await tx.$queryRaw`SELECT id FROM account WHERE id = ${authorId} FOR UPDATE`;
    const twice = { roomId, authorId, title, createdAt: { gt: getDuplicateStart() } };
    const before = await tx.forumTopic.findFirst({ where: { ...twice, posts: { some: { body } } } });
    if (before) return { id: before.id, roomId, title };
    const topic = await tx.forumTopic.create({ data: { roomId, authorId, title, titleSearch: toSearchText(title) } });
    const post = await tx.forumPost.create({ data: { topicId: topic.id, authorId, body } });
    await writePictures(tx, viewer, post.id, pictures);
    const called = await writeMentions(tx, viewer, room, post);
    await enqueueMails(tx, await listForumMails(tx, viewer, { topic, room, post, called, answered: [] }));
    return { id: topic.id, roomId, title };
  },
  audit: (_, { id, ...after }) => ({ action: 'forum.start', noun: 'forumTopic', nounId: id, after }),
});

/**
 * Starts a topic in a room.
 *
 * @param raw the fields of `topicInput`
 * @returns its id; the same form sent twice within a minute starts one
 * @throws AppError 'invalid' by field, also for a room that the viewer is not in; 'limited' above 30 posts an hour
 */
export const startTopic = withPostLimit(topicInput, storeTopic);

const storeAnswer = command({
  access: 'forum.write',
  input: topicAnswerInput,
  run: async ({ topicId, body, quotedId, pictures }, viewer, tx) => {
    const { topic, room } = await lockOpenTopic(tx, viewer, topicId);
    const authorId = viewer.accountId ?? 0;
    const quoted = quotedId && (await tx.forumPost.findFirst({ where: { id: quotedId, topicId, hiddenAt: null } }));
    if (quoted === null) throw new AppError('invalid', pickMessage(words, 'forum.badQuote'));
    const last = await tx.forumPost.findFirst({ where: { topicId }, orderBy: { id: 'desc' } });
    const isTwice = last?.authorId === authorId && last.body === body && last.createdAt > getDuplicateStart();
    if (last && isTwice) return { id: last.id, topicId };
    const post = await tx.forumPost.create({ data: { topicId, authorId, body, quotedId } });
    await writePictures(tx, viewer, post.id, pictures);
    const called = await writeMentions(tx, viewer, room, post);
    await updateTopicCounters(tx, topicId);
    const answered = [topic.authorId, quoted ? quoted.authorId : null];
    await enqueueMails(tx, await listForumMails(tx, viewer, { topic, room, post, called, answered }));
    return { id: post.id, topicId };
  },
  audit: (_, { id, ...after }) => ({ action: 'forum.answer', noun: 'forumPost', nounId: id, after }),
});

/**
 * Answers in a topic.
 *
 * @param raw the fields of `topicAnswerInput`
 * @returns the post's id; the same text sent twice within a minute is one post
 * @throws AppError 'conflict' when the topic was closed or hidden meanwhile; 'missing'; 'invalid'; 'limited' above 30
 *   an hour
 */
export const answerTopic = withPostLimit(topicAnswerInput, storeAnswer);

/**
 * Changes an own post; for the first one also the topic's title.
 *
 * @throws AppError 'conflict' after 30 minutes, or when the post or its topic was hidden or closed; 'forbidden' for
 *   somebody else's; 'missing'; 'invalid'
 */
export const changePost = command({
  access: 'forum.write',
  input: postChangeInput,
  run: async ({ id, title, body, pictures }, viewer, tx) => {
    const { topic, room, post, isFirst } = await lockOwnPost(tx, viewer, id);
    await tx.forumPost.update({ where: { id }, data: { body, editedAt: getCurrentTime() } });
    const named = isFirst && title !== undefined ? title : topic.title;
    const data = { title: named, titleSearch: toSearchText(named) };
    if (named !== topic.title) await tx.forumTopic.update({ where: { id: topic.id }, data });
    await writePictures(tx, viewer, id, pictures);
    const called = await writeMentions(tx, viewer, room, { id, body });
    const written = { topic: { id: topic.id, title: named }, room, post: { id, body }, called, answered: [] };
    await enqueueMails(tx, await listForumMails(tx, viewer, written));
    return { topicId: topic.id, before: { title: topic.title, body: post.body }, after: { title: named, body } };
  },
  audit: ({ id }, { before, after }) => ({ action: 'forum.change', noun: 'forumPost', nounId: id, before, after }),
});

/**
 * Deletes an own post that has no later post; the first one is deleted with its topic.
 *
 * @returns the topic, and true if it is gone
 * @throws AppError as `changePost`, and 'conflict' if a post came after it
 */
export const deletePost = command({
  access: 'forum.write',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const { topic, post, isFirst } = await lockOwnPost(tx, viewer, id);
    const later = await tx.forumPost.count({ where: { topicId: topic.id, id: { gt: id } } });
    if (later > 0) throw new AppError('conflict', pickMessage(words, 'forum.alreadyAnswered'));
    if (isFirst) await tx.forumTopic.delete({ where: { id: topic.id } });
    else {
      await tx.forumPost.delete({ where: { id } });
      await updateTopicCounters(tx, topic.id);
    }
    return { topicId: topic.id, gone: isFirst, before: { title: topic.title, body: post.body } };
  },
  audit: ({ id }, { before }) => ({ action: 'forum.delete', noun: 'forumPost', nounId: id, before }),
});

/** Hides a post with a reason that all readers of its topic see; closes its reports. */
export const hidePost = command({
  access: 'forum.moderate',
  input: reasonInput,
  run: async ({ id, reason }, viewer, tx) => {
    const { topicId } = await lockPost(tx, viewer, id);
    await tx.forumPost.update({ where: { id }, data: { hiddenAt: getCurrentTime(), hiddenWhy: reason } });
    await tx.forumReport.updateMany({ where: { postId: id, status: 'new' }, data: { status: 'done' } });
    await updateTopicCounters(tx, topicId);
    return topicId;
  },
  audit: ({ id, reason }) => ({ action: 'forum.hidePost', noun: 'forumPost', nounId: id, after: { reason } }),
});

export const restorePost = command({
  access: 'forum.moderate',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const { topicId, hiddenWhy } = await lockPost(tx, viewer, id);
    await tx.forumPost.update({ where: { id }, data: { hiddenAt: null, hiddenWhy: null } });
    await updateTopicCounters(tx, topicId);
    return { topicId, before: { reason: hiddenWhy } };
  },
  audit: ({ id }, { before }) => ({ action: 'forum.restorePost', noun: 'forumPost', nounId: id, before }),
});
